import { describe, expect, it, vi } from "vitest";
import { api, ApiError } from "../src/lib/api";
import { bring, MOST_BYTES } from "../src/lib/edition";

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
    expect(await bring("casa_de_papel", file(content))).toEqual({ key });
    expect(sent).not.toHaveBeenCalled();
    sent.mockRestore();
  });

  it("is refused with all that is wrong with it", async () => {
    const problems = [
      { rule: "CP-ED-03", place: "numbers.hand", key: "casa-card-for-each-round", args: { rounds: 5 }, severity: "error", file: "mine.toml" },
      { rule: "", place: "", key: "too-much-work", args: {}, severity: "error", file: "" },
    ];
    const fault = { code: "bad_edition", key: "table-bad-edition", args: {}, problems };
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(fault), { status: 422 }));
    expect(await bring("casa_de_papel", file("[edition]"))).toEqual({ problems });
    vi.unstubAllGlobals();
  });

  it("fails as any call may fail", async () => {
    const broken = new ApiError(503, { code: "not_stored", key: "table-not-stored", args: {} });
    const sent = vi.spyOn(api, "uploadEdition").mockRejectedValue(broken);
    await expect(bring("casa_de_papel", file("[edition]"))).rejects.toBe(broken);
    sent.mockRestore();
  });
});
