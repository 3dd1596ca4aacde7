import { useEffect, useState } from "react";
import type { BarcodeDrawing } from "@/lib/format/draw-barcode";

/** `invalid`: the format cannot hold the text. `notLoaded`: the encoder cannot load without a network. */
type BarcodeState = BarcodeDrawing | "loading" | "notLoaded" | "invalid";

/**
 * Draws a text as a barcode once the encoder is loaded.
 * @param known the drawing, if it is known already; null when the format cannot hold the text
 */
export function useBarcode(format: string, text: string, known?: BarcodeDrawing | null): BarcodeState {
  const key = `${format} ${text}`;
  const isKnown = known !== undefined;
  const [drawn, setDrawn] = useState<{ key: string; state: BarcodeState }>();
  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    const show = (state: BarcodeState) => {
      if (isCurrent) setDrawn({ key, state });
    };
    import("@/lib/format/draw-barcode").then(
      ({ drawBarcode }) => show(drawBarcode(format, text) ?? "invalid"),
      () => show("notLoaded"),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, format, text, isKnown]);
  if (isKnown) return known ?? "invalid";
  return drawn?.key === key ? drawn.state : "loading";
}
