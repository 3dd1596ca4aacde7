import { drawBarcode } from "@/lib/format/draw-barcode";
import { layOutPicture, type DrawStep, type PictureContent } from "./card-picture";

const content: PictureContent = {
  association: "Kaarna",
  name: "Maija Mallikas",
  memberships: [{ title: "Annual member", subtitle: "Valid until the end of the year" }],
  leftOut: (count) => `${count} more`,
  warning: null,
  code: null,
  invalidCode: "Cannot be shown.",
  readAt: "Data as of 21 Nov 2026, 14:03",
};

/** Each letter is half as wide as high. */
const measure = (text: string, font: string) => text.length * 0.5 * Number(/(\d+)px/.exec(font)?.[1]);

function layOut(
  changes: Partial<PictureContent> = {},
  textScale = 1,
  logo: { width: number; height: number } | null = null,
) {
  const shown = { ...content, ...changes };
  const drawing = shown.code && drawBarcode(shown.code.format, shown.code.value);
  return layOutPicture(shown, { drawing, logo, textScale, measure });
}

const stepsOf = <Kind extends DrawStep["kind"]>(steps: readonly DrawStep[], kind: Kind) =>
  steps.filter((step): step is Extract<DrawStep, { kind: Kind }> => step.kind === kind);
const texts = (steps: readonly DrawStep[]) => stepsOf(steps, "text").map(({ text }) => text);

const long = "Anna-Kaarina Maximiliana Esimerkinomainen-Ylipitkäsukunimi ".repeat(9);
const unbroken = "kilowattituntimittari".repeat(60);
const longest: Partial<PictureContent> = {
  association: unbroken,
  name: long,
  memberships: Array.from({ length: 300 }, () => ({ title: unbroken, subtitle: long })),
  warning: { title: long, summary: unbroken },
  code: { format: "qr", value: "KK-1", text: unbroken },
};

describe("the picture of a card", () => {
  it("shows association, name, memberships and the time of the data, in this order", () => {
    expect(texts(layOut().steps)).toEqual([
      "Kaarna",
      "Maija Mallikas",
      "Annual member",
      "Valid until the end of the year",
      "Data as of 21 Nov 2026, 14:03",
    ]);
  });

  it("shows the logo instead of the association's name, in its proportions", () => {
    const { steps } = layOut({}, 1, { width: 400, height: 100 });
    expect(texts(steps)).not.toContain("Kaarna");
    expect(stepsOf(steps, "logo")).toEqual([expect.objectContaining({ width: 480, height: 120 })]);
  });

  it("marks an invalid membership by a ground, an icon, and words", () => {
    const { steps } = layOut({ warning: { title: "Not valid", summary: "Pay the fee." } });
    expect(texts(steps)).toEqual(expect.arrayContaining(["Not valid", "Pay the fee."]));
    expect(stepsOf(steps, "box").filter(({ color }) => color === "warning")).toHaveLength(2);
    expect(stepsOf(steps, "path")).toHaveLength(1);
  });

  it.each([
    ["a short one as QR", "qr", "KK-104772"],
    ["a long one as QR", "qr", "https://kaarnapolku.example/?name=".padEnd(900, "x")],
    ["a short one as Code 128", "code128", "000021"],
    ["a long one as Code 128", "code128", "x".repeat(60)],
    ["EAN-13", "ean13", "6412345678907"],
  ])("draws a code in whole pixels: %s", (_, format, value) => {
    const { steps, width } = layOut({ code: { format, value, text: "" } });
    const drawing = drawBarcode(format, value)!;
    const [code] = stepsOf(steps, "path");
    expect(code).toMatchObject({ path: drawing.path, color: "black" });
    for (const number of [code!.x, code!.y, code!.scaleX]) expect(number).toBe(Math.round(number));
    expect(code!.x + code!.scaleX * drawing.width).toBeLessThanOrEqual(width);
    expect(value).toContain(texts(steps)[4]);
  });

  it.each([
    ["a wrong check digit", "ean13", "6412345678901"],
    ["more modules than the picture has pixels", "code128", "x".repeat(200)],
  ])("has a sentence in place of a code that cannot be drawn: %s", (_, format, value) => {
    const { steps } = layOut({ code: { format, value, text: "The number" } });
    expect(stepsOf(steps, "path")).toEqual([]);
    expect(texts(steps)).toEqual(expect.arrayContaining(["Cannot be shown.", "The number"]));
  });

  it("states the number of omitted memberships", () => {
    const memberships = Array.from({ length: 300 }, (_, index) => ({ title: `Member ${index}`, subtitle: "" }));
    const shown = texts(layOut({ memberships }).steps);
    expect(shown).toContain("Member 7");
    expect(shown).not.toContain("Member 8");
    expect(shown).toContain("292 more");
  });

  it.each([1, 1.5, 2])("keeps the longest texts within its edges at %d times the text size", (textScale) => {
    const { steps, width, height } = layOut(longest, textScale);
    for (const { text, font, x, y, isCentred } of stepsOf(steps, "text")) {
      const room = isCentred ? 2 * Math.min(x, width - x) : width - x;
      expect(measure(text, font)).toBeLessThan(room);
      expect(y).toBeLessThan(height);
    }
    expect(width * height).toBeLessThan(16_000_000);
  });
});
