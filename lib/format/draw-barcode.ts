import CODE128 from "jsbarcode/src/barcodes/CODE128/CODE128_AUTO";
import EAN13 from "jsbarcode/src/barcodes/EAN_UPC/EAN13";
import { correction, generate, mode, type Bitmap2D } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import type { BarcodeFormat } from "./barcode-formats";

/** A barcode as one SVG path, in modules (the narrowest bar is 1 wide), with its quiet zone. */
export interface BarcodeDrawing {
  width: number;
  height: number;
  path: string;
}

interface Symbology {
  /** Texts that scan unchanged: no check digit is added, and no letter is decoded in another character set. */
  holds: RegExp;
  /** @returns null when the text is not such a code @throws Error when the text does not fit */
  draw: (text: string) => BarcodeDrawing | null;
}

const symbologies = new Map<string, Symbology>(
  Object.entries({
    // UTF-8 cannot hold half a surrogate pair.
    qr: { holds: /^\P{Surrogate}+$/u, draw: drawQr },
    // The proportions of a bank transfer form: 104 mm of bars, 12 mm high.
    code128: { holds: /^[ -~]+$/, draw: (text) => drawBars(new CODE128(text, {}), [10, 10], 38) },
    ean13: { holds: /^\d{13}$/, draw: (text) => drawBars(new EAN13(text, { flat: true }), [11, 7], 50) },
  } satisfies Record<BarcodeFormat, Symbology>),
);

/**
 * Draws a text unchanged; null when the format is unknown or cannot hold the text, such as an EAN-13 with a wrong check
 * digit. Import this file lazily: the encoders weigh 6 kB brotli.
 * @param format one of `barcodeFormats`
 */
export function drawBarcode(format: string, text: string): BarcodeDrawing | null {
  const symbology = symbologies.get(format);
  if (!symbology?.holds.test(text)) return null;
  try {
    return symbology.draw(text);
  } catch {
    return null;
  }
}

/** The quiet zone of a QR code by the standard, in modules. */
const qrQuietZone = 4;

/** lean-qr's default also tries Japanese, whose table takes four times as long to build as the whole code takes to draw. */
const qrModes = [mode.numeric, mode.alphaNumeric, mode.ascii];

function drawQr(text: string): BarcodeDrawing {
  // Other characters are UTF-8 without a marker: modern scanners detect it, old ones pass it on unchanged.
  const data = /^[\0-\x7f]*$/.test(text) ? text : mode.bytes(new TextEncoder().encode(text));
  const code = generate(data, { minCorrectionLevel: correction.M, modes: qrModes });
  const width = code.size + 2 * qrQuietZone;
  // Outside the matrix counts as white.
  const withQuietZone: Bitmap2D = {
    ...code,
    size: width,
    get: (x, y) => code.get(x - qrQuietZone, y - qrQuietZone),
  };
  return { width, height: width, path: toSvgPath(withQuietZone) };
}

/** @param quietZone the standard's space before and after the bars, in modules */
function drawBars(
  code: { valid(): boolean; encode(): { data: string } },
  [before, after]: [number, number],
  height: number,
): BarcodeDrawing | null {
  if (!code.valid()) return null;
  const { data } = code.encode();
  const bars = [...data.matchAll(/1+/g)].map(
    ({ 0: { length }, index }) => `M${before + index} 0h${length}v${height}h-${length}z`,
  );
  return { width: before + data.length + after, height, path: bars.join("") };
}
