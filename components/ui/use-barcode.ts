import { useEffect, useState } from "react";
import type { BarcodeDrawing } from "@/lib/format/draw-barcode";

/** `invalid`: the format cannot hold the text. `notLoaded`: there is no encoder, for want of a network. */
type BarcodeState = BarcodeDrawing | "loading" | "notLoaded" | "invalid";

/** A text as a barcode, drawn as soon as the encoder is loaded. */
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
