/** Markdown of the rules as safe HTML: parsed by marked, cleaned by DOMPurify, links kept on our pages. */

import DOMPurify from "dompurify";
import { Marked } from "marked";

export interface Heading {
  id: string;
  text: string;
  depth: number;
}

/** As GitHub makes them, since the rules link to their own sections. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}

function element(tag: string, inner: string): string {
  return `<${tag}>${inner}</${tag}>`;
}

export function render(source: string, game: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const seen = new Map<string, number>();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const text = inner.replace(/<[^>]+>/g, "").replaceAll("&#39;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
        const count = seen.get(slug(text)) ?? 0;
        seen.set(slug(text), count + 1);
        const id = count ? `${slug(text)}-${count}` : slug(text);
        headings.push({ id, text, depth });
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
      table(token) {
        const row = (cells: typeof token.header, tag: string) =>
          `<tr>${cells.map((cell) => element(cell.text ? tag : "td", this.parser.parseInline(cell.tokens))).join("")}</tr>`;
        return `<div class="scroll" tabindex="0"><table><thead>${row(token.header, "th")}</thead><tbody>${token.rows.map((one) => row(one, "td")).join("")}</tbody></table></div>`;
      },
    },
  });
  const dirty = marked.parse(source, { async: false }).replaceAll("<pre>", '<pre tabindex="0">');
  const html = DOMPurify.sanitize(dirty, {
    FORBID_TAGS: ["style", "form", "input", "button", "iframe", "object"],
    FORBID_ATTR: ["style"],
    ADD_ATTR: ["tabindex"],
  });
  const here = html
    .replace(/href="(fr|en)\.md"/g, `href="/rules/${game}?lang=$1"`)
    .replace(/src="([\w-]+)\.svg"/g, `src="/api/rules/${game}/pictures/$1"`);
  return { html: here, headings };
}
