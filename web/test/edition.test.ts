import { describe, expect, it, vi } from "vitest";
import { api, ApiError } from "../src/lib/api";
import { bring, MOST_BYTES, ruleText } from "../src/lib/edition";

function file(content: BlobPart, name = "mine.toml"): File {
  return new File([content], name);
}

describe("an edition that is brought", () => {
  it.each([
    ["x".repeat(MOST_BYTES + 1), "new-edition-too-large"],
    [new Uint8Array([0xff, 0xfe, 0x00, 0x81]), "new-edition-no-text"],
    ["  \n", "new-edition-empty"],
  ])("is not sent if it cannot be one", async (content, key) => {
    const sent = vi.spyOn(api, "uploadEdition");
    expect(await bring("casa_de_papel", file(content))).toMatchObject({ flaw: { key } });
    expect(sent).not.toHaveBeenCalled();
    sent.mockRestore();
  });

  it("is refused with the place, the reason and the rule", async () => {
    const args = { file: "mine.toml", entry: "numbers.hand", reason: "a card for each round", rule: "CP-ED-03" };
    const sent = vi.spyOn(api, "uploadEdition").mockRejectedValue(new ApiError(422, { code: "bad_edition", key: "table-bad-edition", args }));
    expect(await bring("casa_de_papel", file("[edition]"))).toEqual({
      flaw: { entry: "numbers.hand", reason: "a card for each round", rule: "CP-ED-03" },
    });
    sent.mockRestore();
  });

  it("fails as any call may fail", async () => {
    const broken = new ApiError(503, { code: "not_stored", key: "table-not-stored", args: {} });
    const sent = vi.spyOn(api, "uploadEdition").mockRejectedValue(broken);
    await expect(bring("casa_de_papel", file("[edition]"))).rejects.toBe(broken);
    sent.mockRestore();
  });
});

describe("a rule", () => {
  it("is found in the rules by its number", () => {
    const rules = "## Editions\n\n- **CP-ED-01** ○ The game is known.\n- **CP-ED-03** ○ The deck has n × `hand` cards. *Everything is dealt.*\n";
    expect(ruleText(rules, "CP-ED-03")).toBe("The deck has n × hand cards. Everything is dealt.");
    expect(ruleText(rules, "CP-ED-09")).toBe("");
  });
});
