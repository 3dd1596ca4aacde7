import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { Barcode } from "@/components/ui/barcode";
import type { BarcodeDrawing } from "@/lib/format/draw-barcode";
import { wholePixelWidth } from "@/lib/card/whole-pixel-width";
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

/**
 * The width in CSS pixels at which a code with this many modules is sharp and fits its place; 0 before there is a code. The place
 * changes with the screen and the browser's bars. The pixel ratio changes with zoom or another screen.
 */
function useWholePixelWidth(place: RefObject<HTMLElement | null>, modules: number): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const room = place.current?.clientWidth ?? 0;
      setWidth(modules === 0 ? 0 : wholePixelWidth(room, modules, window.devicePixelRatio));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (place.current) observer.observe(place.current);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, [place, modules]);
  return width;
}
