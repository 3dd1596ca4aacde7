import type { BarcodeDrawing } from "@/lib/base/draw-barcode";

interface BarcodeProps {
  /** What the code is: its accessible name. */
  label: string;
  drawing: BarcodeDrawing;
  /** In CSS pixels, where a class does not say it. */
  width?: number;
  height?: number;
  className?: string;
}

/** Black on white in any theme, without grey at the edges. It fills the size it is given: bars may be of any height. */
export function Barcode({ label, drawing, width, height, className = "" }: BarcodeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={`block bg-white fill-black forced-color-adjust-none ${className}`}
    >
      {/* Outlines lie within outlines: every other one is a hole. */}
      <path fillRule="evenodd" d={drawing.path} />
    </svg>
  );
}
