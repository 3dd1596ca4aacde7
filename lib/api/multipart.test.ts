/** @jest-environment node */
import { encodeMultipart } from "./multipart";

const parts = (model: Record<string, unknown>) => [...encodeMultipart(model).entries()];

describe("encodeMultipart", () => {
  it.each<[string, unknown, [string, string][]]>([
    ["text", "Maija", [["a", "Maija"]]],
    ["text that is empty", "", [["a", ""]]],
    ["a number", 42, [["a", "42"]]],
    ["nought", 0, [["a", "0"]]],
    ["true", true, [["a", "true"]]],
    ["false", false, [["a", "false"]]],
    ["null as empty", null, [["a", ""]]],
    ["an absent value as empty", undefined, [["a", ""]]],
    [
      "a list as one part for each entry",
      [1, "b", true],
      [
        ["a[]", "1"],
        ["a[]", "b"],
        ["a[]", "true"],
      ],
    ],
    [
      "null within a list as empty",
      [null, undefined],
      [
        ["a[]", ""],
        ["a[]", ""],
      ],
    ],
    ["an empty list as one empty part", [], [["a[]", ""]]],
  ])("sends %s", (_sentence, value, expected) => {
    expect(parts({ a: value })).toEqual(expected);
  });

  it("sends a File as a file part with its name, and several under name[]", async () => {
    const file = new File(["x"], "käyttö.pdf", { type: "application/pdf" });
    const [[name, sent] = ["", ""]] = parts({ one: file });
    expect(name).toBe("one");
    expect(sent).toBeInstanceOf(File);
    expect(sent).toMatchObject({ name: "käyttö.pdf", type: "application/pdf", size: 1 });
    expect(parts({ many: [file, file] }).map(([key]) => key)).toEqual(["many[]", "many[]"]);
  });

  it("composes the letters of a file's name, which a Mac takes apart: elsewhere it would be another name", () => {
    const [[, sent] = []] = parts({ one: new File(["x"], "käyttö.pdf".normalize("NFD")) });
    expect(sent).toMatchObject({ name: "käyttö.pdf".normalize("NFC") });
  });

  it("keeps names unchanged: dots and brackets are not paths", () => {
    expect(parts({ "a.b": "1", "c[d]": "2", "e f": "3" })).toEqual([
      ["a.b", "1"],
      ["c[d]", "2"],
      ["e f", "3"],
    ]);
  });
});
