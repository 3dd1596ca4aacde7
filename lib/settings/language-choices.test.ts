import { languageChoices } from "./language-choices";

const suomi = { code: "fi", title: "Suomi" };
const english = { code: "en", title: "English" };

describe("languageChoices", () => {
  it.each([
    ["all of the app's when the association names none", [], "fi", [suomi, english]],
    [
      "those that the app has texts for",
      [
        { code: "sv", title: "Svenska" },
        { code: "en", title: "" },
      ],
      "en",
      [english],
    ],
    [
      "the association's own titles",
      [
        { code: "fi", title: "suomeksi" },
        { code: "en", title: "" },
      ],
      "fi",
      [{ code: "fi", title: "suomeksi" }, english],
    ],
    [
      "those whose codes are written otherwise",
      [
        { code: "fi-FI", title: "" },
        { code: "EN", title: "In English" },
      ],
      "fi",
      [suomi, { code: "en", title: "In English" }],
    ],
    ["the language in use too", [{ code: "en", title: "" }], "fi", [suomi, english]],
    [
      "each once",
      [
        { code: "fi", title: "" },
        { code: "fi", title: "x" },
      ],
      "fi",
      [suomi],
    ],
    ["the language in use alone when there are texts for none", [{ code: "sv", title: "Svenska" }], "fi", [suomi]],
  ] as const)("offers %s", (_sentence, languages, current, expected) => {
    expect(languageChoices(languages, current)).toEqual(expected);
  });
});
