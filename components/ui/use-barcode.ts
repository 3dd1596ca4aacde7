import { useMemo, useState } from "react";
import type { BarcodeDrawing } from "@/lib/format/draw-barcode";
import { useLoadedWhen } from "./use-loaded-when";

/** `invalid`: the format cannot hold the text. `notLoaded`: the encoder cannot load without a network. */
type BarcodeState = BarcodeDrawing | "loading" | "notLoaded" | "invalid";

const loadEncoder = () => import("@/lib/format/draw-barcode");

/**
 * Draws a text as a barcode once the encoder is loaded.
 * @param known the drawing, if it is known already; null when the format cannot hold the text
 */
export function useBarcode(format: string, text: string, known?: BarcodeDrawing | null): BarcodeState {
  const [hasFailed, setHasFailed] = useState(false);
  const encoder = useLoadedWhen(known === undefined, loadEncoder, () => setHasFailed(true));
  const drawing = useMemo(
    () => (known === undefined ? encoder?.drawBarcode(format, text) : known),
    [known, encoder, format, text],
  );
  if (drawing === undefined) return hasFailed ? "notLoaded" : "loading";
  return drawing ?? "invalid";
}
