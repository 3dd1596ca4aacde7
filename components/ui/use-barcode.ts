import { useEffect, useState } from "react";
import type { BarcodeDrawing } from "@/lib/format/draw-barcode";

/** `invalid`: the format cannot hold the text. `notLoaded`: the encoder cannot load without a network. */
type BarcodeState = BarcodeDrawing | "loading" | "notLoaded" | "invalid";

/** Draws a text as a barcode once the encoder is loaded. */
export function useBarcode(format: string, text: string): BarcodeState {
  const key = `${format} ${text}`;
  const [drawn, setDrawn] = useState<{ key: string; state: BarcodeState }>();
  useEffect(() => {
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
  }, [key, format, text]);
  return drawn?.key === key ? drawn.state : "loading";
}
