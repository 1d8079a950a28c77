/** Where one is: plain addresses, by the browser's own history. The server answers every other path with the page. */

export class Router {
  path = $state(decoded(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.path = decoded(location.pathname)));
    addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    if (path !== location.pathname + location.search) history[replace ? "replaceState" : "pushState"](null, "", path);
    this.path = decoded(location.pathname);
    scrollTo(0, 0);
  }

  /** The rest of the path behind `pattern`, "/t/:id" style: null if it does not fit. */
  match(pattern: string): Record<string, string> | null {
    const wanted = pattern.split("/");
    const parts = this.path.replace(/(.)\/$/, "$1").split("/");
    if (wanted.length !== parts.length) return null;
    const found: Record<string, string> = {};
    for (const [index, word] of wanted.entries()) {
      const part = parts[index]!;
      if (word.startsWith(":") && part) found[word.slice(1)] = part;
      else if (word !== part) return null;
    }
    return found;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.pathname === "/schema") return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
