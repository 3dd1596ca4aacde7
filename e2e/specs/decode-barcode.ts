import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

interface Decoded {
  /** `Code128`, `QRCode`, `EAN13`. */
  format: string;
  text: string;
}

/** Every code that a scanner finds in a picture (PNG or JPEG), at any angle, if dark on light. */
export async function decodeBarcodes(picture: Uint8Array): Promise<Decoded[]> {
  await loadDecoder();
  const found = await readBarcodes(picture, { tryHarder: true, tryInvert: false });
  return found.filter(({ isValid }) => isValid).map(({ format, text }) => ({ format, text }));
}

/** Loads the WebAssembly locally; by default the library fetches it from a CDN. */
async function loadDecoder(): Promise<void> {
  const address = import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm");
  const wasmBinary = (await readFile(fileURLToPath(address))).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, equalityFn: () => true, fireImmediately: true });
}
