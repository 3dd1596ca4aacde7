/** @jest-environment node */
import { cleanText } from "./clean-text";

describe("cleanText", () => {
  it.each<[string, string, string]>([
    ["leaves plain text alone", "Anna-Liisa O'Neill, 5 %", "Anna-Liisa O'Neill, 5 %"],
    ["leaves letters of any script alone", "Ääkkönen Żółć Иван 山田", "Ääkkönen Żółć Иван 山田"],
    ["trims", " \t\n\u00a0a b\u2003 ", "a b"],
    ["keeps lines and tabs", "a\n\tb", "a\n\tb"],
    ["drops a zero width space", "a\u200bb", "ab"],
    ["drops a byte order mark", "\ufeffa", "a"],
    ["drops a soft hyphen", "jäsen\u00adyhdistys", "jäsenyhdistys"],
    ["drops marks of direction", "\u200ea\u200f\u061c", "a"],
    ["drops embeddings, overrides and isolates", "\u202aa\u202c \u202eb\u202c \u2066c\u2069", "a b c"],
    ["drops a word joiner", "a\u2060b", "ab"],
    ["drops a Hangul filler", "\u3164a", "a"],
    ["drops joiners that join nothing", "a\u200db\u200c", "ab"],
    ["drops variation selectors and tags that vary nothing", "a\ufe0f1\u{e0101}\u{e0041}", "a1"],
    ["drops control characters", "\0a\u0007b\u0085\u007f", "ab"],
    ["drops the place of a picture", "a\ufffcb", "ab"],
    ["drops all of what is unseen", "\u200b\u200e", ""],
    ["plain for a no-break space", "a\u00a0b", "a b"],
    ["plain for a narrow no-break space", "a\u202fb", "a b"],
    ["plain for spaces of any width", "a\u2002b\u2007c\u2009d\u200ae\u3000f\u2800g", "a b c d e f g"],
    ["plain for a line separator", "a\u2028b", "a b"],
    ["plain for a hyphen", "a\u2010b", "a-b"],
    ["plain for a no-break hyphen", "a\u2011b", "a-b"],
    ["plain for dashes", "a\u2012b\u2013c\u2014d\u2015e", "a-b-c-d-e"],
    ["plain for a minus", "\u22125", "-5"],
    ["plain for small and wide hyphens", "a\ufe58b\ufe63c\uff0dd", "a-b-c-d"],
    ["plain for a hyphen bullet and a modifier", "a\u2043b\u02d7c", "a-b-c"],
    [
      "keeps an emoji that is joined",
      "👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 👩🏽\u200d🚒",
      "👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 👩🏽\u200d🚒",
    ],
    ["keeps an emoji that is tagged", "🏴\u{e0067}\u{e0062}\u{e007f}", "🏴\u{e0067}\u{e0062}\u{e007f}"],
    ["keeps a joiner that shapes letters", "می\u200cخواهم", "می\u200cخواهم"],
  ])("%s", (_sentence, text, expected) => {
    expect(cleanText(text)).toBe(expected);
    expect(cleanText(expected)).toBe(expected);
  });
});
