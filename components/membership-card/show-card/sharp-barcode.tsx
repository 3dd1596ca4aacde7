import { useRef } from "react";
import { Barcode } from "@/components/ui/barcode";
import { useWholePixelWidth } from "@/components/ui/use-whole-pixel-width";
import type { BarcodeDrawing } from "@/lib/format/draw-barcode";
import { CodePlace, sharpSize } from "./code-layout";

interface SharpBarcodeProps {
  label: string;
  /** Null while the encoder loads: the place stays reserved. */
  drawing: BarcodeDrawing | null;
  isSquare: boolean;
}

/** The code in its place, with sharp pixels. */
export function SharpBarcode({ label, drawing, isSquare }: SharpBarcodeProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWholePixelWidth(place, drawing?.width ?? 0);
  return (
    <CodePlace ref={place} isSquare={isSquare}>
      {drawing && width > 0 ? <Barcode label={label} drawing={drawing} {...sharpSize(width, isSquare)} /> : null}
    </CodePlace>
  );
}
