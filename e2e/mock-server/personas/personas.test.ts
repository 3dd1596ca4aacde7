/** @jest-environment node */
import { parseAnswer } from "@/lib/api/answer";
import type { Locale } from "../locale";
import { isWireObject, type Wire } from "../wire";
import { personas } from ".";

const locales = ["fi", "en"] as const;
const inSwedish = personas.filter(({ name }) => name === "ordinary" || name === "board");
const rows = [
  ...personas.flatMap((persona) => locales.map((locale) => [persona.name, locale, persona] as const)),
  ...inSwedish.map((persona) => [persona.name, "sv", persona] as const),
];

describe("the personas", () => {
  it("have names of their own", () => {
    expect(new Set(personas.map(({ name }) => name)).size).toBe(personas.length);
  });

  it.each(inSwedish.map((persona) => [persona.name, persona] as const))(
    "%s has no English text in Swedish, except words that both languages share",
    (_name, persona) => {
      const texts = (locale: Locale) =>
        textsOf([persona.member(locale, persona.values), persona.config(locale), persona.collections(locale)]);
      const [finnish, english] = [texts("fi"), texts("en")];
      const swedish = texts("sv");
      expect([finnish.length, english.length]).toEqual([swedish.length, swedish.length]);
      // A text that is the same in Finnish is a name, an address or a number.
      const untranslated = swedish.filter((text, index) => text === english[index] && text !== finnish[index]);
      expect(untranslated).toEqual(["Finland", "Paddling"]);
    },
  );

  it.each(rows.filter(([name]) => name !== "misbehaving"))(
    "%s in %s has every collection, with items that can be opened",
    (_name, locale, persona) => {
      const { collections } = parseAnswer(overTheWire(persona.collections(locale)));
      const lists = Object.values(collections);
      expect(lists).not.toContain(null);
      const items = lists.flatMap((each) => each ?? []);
      expect(items.flatMap(({ title, pagename }) => [title, pagename])).not.toContain("");
    },
  );

  it.each(rows.filter(([name]) => name !== "misbehaving" && name !== "long"))(
    "%s in %s has invoices with whole numbers as ids, none twice",
    (_name, locale, persona) => {
      const { member } = parseAnswer(overTheWire({ memberData: persona.member(locale, persona.values) }));
      const ids = member?.invoices.map(({ id }) => id) ?? [];
      expect(ids).not.toContain(null);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );
});

/** Every text of an answer, in order. */
function textsOf(wire: Wire): string[] {
  if (typeof wire === "string") return [wire];
  if (Array.isArray(wire)) return wire.flatMap(textsOf);
  return isWireObject(wire) ? Object.values(wire).flatMap((value) => textsOf(value)) : [];
}

function overTheWire(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body));
}
