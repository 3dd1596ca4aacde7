import type { BarcodeDrawing } from "@/lib/base/draw-barcode";

interface BarcodeProps {
  /** What the code is: its accessible name. */
  label: string;
  drawing: BarcodeDrawing;
  className?: string;
}

/**
 * Bars on white in any theme. They fill the place they get, as only their widths tell anything, and are printed at the size
 * of a bank transfer form: 104 mm of bars between their quiet zones.
 */
export function Barcode({ label, drawing, className = "" }: BarcodeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={`block w-full bg-white fill-black forced-color-adjust-none ${className}`}
    >
      <path d={drawing.path} />
    </svg>
  );
}
