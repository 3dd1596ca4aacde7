import { drawBarcode } from "./draw-barcode";

// Jest takes the library's CommonJS file, whose one `render` finds the encoder by its name.
jest.mock("bwip-js/browser", () => {
  const { render } = jest.requireActual<{ render: unknown }>("bwip-js/browser");
  return { code128: render, ean13: render, qrcode: render };
});

/** Where the bars begin and how wide they are, in modules. */
function bars(format: string, text: string): [start: number, width: number][] {
  return [...(drawBarcode(format, text)?.path ?? "").matchAll(/M(\d+) 0h(\d+)v/g)].map((bar) => [
    Number(bar[1]),
    Number(bar[2]),
  ]);
}

/** The widths of bars and gaps in modules, read from the drawing. */
function widths(format: string, text: string): string {
  let end = 0;
  return bars(format, text)
    .map(([start, width], index) => {
      const gap = start - end;
      end = start + width;
      return index === 0 ? String(width) : `${gap}${width}`;
    })
    .join("");
}

describe("drawBarcode, of Code 128", () => {
  it("draws the digits of a bank barcode in character set C, as another encoder does", () => {
    expect(widths("code128", "479440520200360820048831500000000868516259619897100612")).toBe(
      "2112321331211311412311132133112222212122221123131322122212311213224212112123212311312122222122222122221322121412212131134311113321112214114113114111132213121222131122322311132331112",
    );
  });

  it("leaves a quiet zone of ten modules on either side of the bars", () => {
    const drawing = drawBarcode("code128", "4".repeat(54));
    expect(drawing).toMatchObject({ width: 10 + 332 + 10, height: 38 });
    expect(drawing?.path).toMatch(/^M10 0h2v38h-2z/);
    expect(drawing?.path).toMatch(/M340 0h2v38h-2z$/);
  });
});

describe("drawBarcode, of EAN-13", () => {
  it("draws 95 modules between guards, with 11 quiet modules before and 7 after", () => {
    const drawn = widths("ean13", "6412345678907");
    expect([...drawn].reduce((sum, digit) => sum + Number(digit), 0)).toBe(95);
    expect(drawn).toMatch(/^111\d{24}11111\d{24}111$/);
    expect(drawBarcode("ean13", "6412345678907")).toMatchObject({ width: 11 + 95 + 7 });
    expect(bars("ean13", "6412345678907")[0]).toEqual([11, 1]);
  });
});

describe("drawBarcode, of a QR code", () => {
  it("draws the outlines of 21 modules and more in a quiet zone of four", () => {
    const drawing = drawBarcode("qr", "KK-104772");
    expect(drawing).toMatchObject({ width: 4 + 21 + 4, height: 4 + 21 + 4 });
    expect(drawing?.path).toMatch(/^(?:M[\d L]+z)+$/);
    expect(drawBarcode("qr", "ä€😀 ^065")).not.toBeNull();
    expect(drawBarcode("qr", "x".repeat(2000))?.width).toBe(4 + 169 + 4);
  });
});

describe("drawBarcode", () => {
  it.each([
    ["nothing", "code128", ""],
    ["nothing", "qr", ""],
    ["letters that scanners read in different alphabets", "code128", "Äiti"],
    ["a line break", "code128", "1\n2"],
    ["more than a QR code holds", "qr", "x".repeat(2400)],
    ["a wrong check digit", "ean13", "6412345678901"],
    ["a missing check digit", "ean13", "641234567890"],
    ["an add-on", "ean13", "6412345678907 12"],
    ["letters", "ean13", "KK-1047720000"],
    ["an unknown format", "hologram", "1"],
    ["a format that every object has", "constructor", "1"],
  ])("draws no wrong code: %s, as %s", (_, format, text) => {
    expect(drawBarcode(format, text)).toBeNull();
  });
});
