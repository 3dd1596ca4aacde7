import { code128, ean13, qrcode, type DrawingContext, type RenderOptions } from "bwip-js/browser";

/** A barcode as the data of one SVG path, in modules (the narrowest bar is 1 wide), with its quiet zone. */
export interface BarcodeDrawing {
  width: number;
  height: number;
  path: string;
}

interface Symbology {
  bcid: string;
  encode: <T>(options: RenderOptions, drawing: DrawingContext<T>) => T;
  /** What comes out of a scanner as it went in: no check digit is added, no letter is read in another alphabet. */
  holds: RegExp;
  /** What the standard asks for before and after the code; a square one has the same above and below. */
  quietZone: [before: number, after: number];
  /** Bars are drawn this high; null for a code that is square. */
  barHeight: number | null;
}

const symbologies = new Map<string, Symbology>([
  ["qr", { bcid: "qrcode", encode: qrcode, holds: /^[^]+$/, quietZone: [4, 4], barHeight: null }],
  // The height has the proportions of a bank transfer form: 104 mm of bars, 12 mm high.
  ["code128", { bcid: "code128", encode: code128, holds: /^[ -~]+$/, quietZone: [10, 10], barHeight: 38 }],
  ["ean13", { bcid: "ean13", encode: ean13, holds: /^\d{13}$/, quietZone: [11, 7], barHeight: 50 }],
]);

/**
 * Draws a text exactly as it is; null when the format is unknown or cannot hold the text, such as an EAN-13 whose check
 * digit is wrong. Import this file lazily: the encoders weigh 50 kB brotli.
 * @param format `qr`, `code128` or `ean13`
 */
export function drawBarcode(format: string, text: string): BarcodeDrawing | null {
  const symbology = symbologies.get(format);
  if (!symbology?.holds.test(text)) return null;
  try {
    return symbology.encode({ bcid: symbology.bcid, text, scale: 1 }, pathContext(symbology));
  } catch {
    return null;
  }
}

/** Takes what the encoder draws: upright bars of linear codes, outlines of square ones. Nothing else is drawn without text. */
function pathContext({ quietZone: [before, after], barHeight }: Symbology): DrawingContext<BarcodeDrawing> {
  let width = 0;
  let path = "";
  const nothing = () => undefined;
  return {
    scale: () => [1, 1],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init(symbolWidth) {
      width = before + symbolWidth + after;
    },
    line(x, _y0, _x1, _y1, lineWidth) {
      // At this scale the encoder rounds the middle of a line of odd width up.
      const start = x - Math.ceil(lineWidth / 2);
      path += `M${before + start} 0h${lineWidth}v${barHeight ?? 0}h-${lineWidth}z`;
      // Some symbols are said to be wider than their last bar.
      width = before + start + lineWidth + after;
    },
    polygon(points) {
      path += `M${points.map(([x, y]) => `${before + x} ${before + y}`).join("L")}z`;
    },
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => ({ width, height: barHeight ?? width, path }),
  };
}
