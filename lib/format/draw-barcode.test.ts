/** @jest-environment node */
import { readFileSync } from "node:fs";
import { prepareZXingModule, readBarcodes, type ReadInputBarcodeFormat } from "zxing-wasm/reader";
import type { BarcodeFormat } from "./barcode-formats";
import { drawBarcode } from "./draw-barcode";

const formats = { qr: "QRCode", code128: "Code128", ean13: "EAN13" } satisfies Record<
  BarcodeFormat,
  ReadInputBarcodeFormat
>;
beforeAll(async () => {
  const wasmBinary = new Uint8Array(readFileSync(require.resolve("zxing-wasm/reader/zxing_reader.wasm"))).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** Pixels per module in the scanned picture. */
const scale = 4;

/** Scans the drawing as a black-on-white picture. */
async function scan(format: keyof typeof formats, text: string): Promise<string[]> {
  const drawing = drawBarcode(format, text);
  if (!drawing) throw new Error(`${format} draws no ${text}`);
  const outlines = [...drawing.path.matchAll(/M([^zZ]*)[zZ]/g)].map(([, outline = ""]) => outlinePoints(outline));
  const modules = Array.from({ length: drawing.height }, (_, y) =>
    Array.from({ length: drawing.width }, (__, x) => {
      const around = outlines.filter((points) => isInside(points, x + 0.5, y + 0.5));
      return around.length % 2 === 1 ? 0 : 255;
    }),
  );
  const [width, height] = [drawing.width * scale, drawing.height * scale];
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [Math.floor((index % width) / scale), Math.floor(index / width / scale)];
    data.fill(modules[y]?.[x] ?? 255, 4 * index, 4 * index + 3);
  }
  const found = await readBarcodes({ data, width, height, colorSpace: "srgb" }, { formats: [formats[format]] });
  return found.map((code) => code.text);
}

/** Corners of `x yLx yL…` or of a bar, `x 0hWvHh-W`. */
function outlinePoints(outline: string): [x: number, y: number][] {
  const bar = /^(\d+) 0h(\d+)v(\d+)h-\2$/.exec(outline)?.slice(1).map(Number);
  if (bar) {
    const [start = 0, width = 0, height = 0] = bar;
    return [
      [start, 0],
      [start + width, 0],
      [start + width, height],
      [start, height],
    ];
  }
  return outline.split("L").map((point) => {
    const [x = 0, y = 0] = point.split(" ").map(Number);
    return [x, y];
  });
}

/** Whether a ray to the right crosses the outline an odd number of times. */
function isInside(points: [x: number, y: number][], x: number, y: number): boolean {
  const crossed = points.filter(([x1, y1], index) => {
    const [, y2] = points[(index + 1) % points.length] ?? [0, 0];
    return y1 > y !== y2 > y && x1 > x;
  });
  return crossed.length % 2 === 1;
}

describe("drawBarcode, of Code 128", () => {
  it("leaves a quiet zone of ten modules on either side of the bars of character set C", () => {
    const drawing = drawBarcode("code128", "4".repeat(54));
    expect(drawing).toMatchObject({ width: 10 + 332 + 10, height: 38 });
    expect(drawing?.path).toMatch(/^M10 0h2v38h-2z/);
    expect(drawing?.path).toMatch(/M340 0h2v38h-2z$/);
  });
});

describe("drawBarcode, of EAN-13", () => {
  it("draws 95 modules with 11 quiet modules before and 7 after", () => {
    expect(drawBarcode("ean13", "6412345678907")).toMatchObject({ width: 11 + 95 + 7 });
    expect(drawBarcode("ean13", "6412345678907")?.path).toMatch(/^M11 0h1v/);
  });
});

describe("drawBarcode, of a QR code", () => {
  it("draws the outlines of 21 modules and more in a quiet zone of four", () => {
    const drawing = drawBarcode("qr", "KK-104772");
    expect(drawing).toMatchObject({ width: 4 + 21 + 4, height: 4 + 21 + 4 });
    expect(drawing?.path).toMatch(/^(?:M[\d L]+Z)+$/);
    expect(drawBarcode("qr", "ä€😀 ^065")).not.toBeNull();
    expect(drawBarcode("qr", "x".repeat(2000))?.width).toBe(4 + 169 + 4);
  });

  it("builds no table of Japanese characters, which would take most of the time", async () => {
    const decode = jest.spyOn(TextDecoder.prototype, "decode");
    await jest.isolateModulesAsync(async () => {
      const fresh = await import("./draw-barcode");
      expect(fresh.drawBarcode("qr", "KK-104772")).not.toBeNull();
    });
    expect(decode).not.toHaveBeenCalled();
  });
});

describe("drawBarcode", () => {
  it.each([
    ["qr", "KK-104772"],
    ["qr", "Kelpoisuus: Äiti Öhman, 12 €, 😀 ^065"],
    ["qr", "https://yhdistys.example/kortti?jasen=104772&tarkiste=aB3_-"],
    ["code128", "479440520200360820048831500000000868516259619897100612"],
    ["code128", "a1b22c333d4444e55555 ~"],
    ["ean13", "6412345678907"],
  ] as const)("draws a %s code that a scanner reads as %s", async (format, text) => {
    expect(await scan(format, text)).toEqual([text]);
  });

  it.each([
    ["nothing", "code128", ""],
    ["half a surrogate pair", "qr", "KK-\ud83d"],
    ["letters that scanners read in different alphabets", "code128", "Äiti"],
    ["a line break", "code128", "1\n2"],
    ["more than a QR code holds", "qr", "x".repeat(2400)],
    ["a wrong check digit", "ean13", "6412345678901"],
    ["a missing check digit", "ean13", "641234567890"],
    ["an unknown format", "hologram", "1"],
    ["a format that every object has", "constructor", "1"],
  ])("draws no wrong code: %s, as %s", (_, format, text) => {
    expect(drawBarcode(format, text)).toBeNull();
  });
});
