import { useEffect, useState } from "react";
import type { BarcodeDrawing } from "@/lib/base/draw-barcode";
import { Barcode } from "./barcode";

interface Code128Props {
  /** Digits or plain letters. */
  text: string;
  label: string;
}

/** A text as a Code 128 barcode. Its place is reserved while the encoder loads; without one nothing is shown. */
export function Code128({ text, label }: Code128Props) {
  const drawing = useDrawing(text);
  if (drawing === null) return null;
  return (
    <div className="h-20 rounded-xl bg-white py-2 print:h-[16mm] print:w-[110.3mm]">
      {drawing ? <Barcode label={label} drawing={drawing} className="h-full" /> : null}
    </div>
  );
}

/** Undefined while the encoder loads, null when it cannot be loaded or the text cannot be drawn. */
function useDrawing(text: string): BarcodeDrawing | null | undefined {
  const [drawn, setDrawn] = useState<{ text: string; drawing: BarcodeDrawing | null }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (drawing: BarcodeDrawing | null) => {
      if (isCurrent) setDrawn({ text, drawing });
    };
    import("@/lib/base/draw-barcode").then(({ drawCode128 }) => show(drawCode128(text))).catch(() => show(null));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return drawn?.text === text ? drawn.drawing : undefined;
}
