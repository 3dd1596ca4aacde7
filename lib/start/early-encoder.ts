import { basePath } from "@/lib/config/base-path";
import type { drawBarcode } from "@/lib/format/draw-barcode";

declare global {
  interface Window {
    /** The encoder of early-encoder-entry.ts, once it has loaded. */
    drawEarly?: typeof drawBarcode;
  }
}

export const encoderAddress = `${basePath}/encoder.js`;

/**
 * Loads the encoder while config and me are in flight, for a device without a stored card. Without it the app draws the code.
 * Runs in the inline script.
 */
export function loadEarlyEncoder(integrity: string, onLoad: () => void): void {
  const script = document.createElement("script");
  script.integrity = integrity;
  script.onload = onLoad;
  script.src = encoderAddress;
  document.head.append(script);
}
