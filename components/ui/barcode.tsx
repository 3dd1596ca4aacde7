import { useId, type CSSProperties } from "react";
import type { BarcodeDrawing } from "@/lib/format/draw-barcode";

interface BarcodeProps {
  /** What the code is: its accessible name. */
  label: string;
  drawing: BarcodeDrawing;
  /** In CSS pixels, where a class does not say it. */
  width?: number;
  height?: number;
  className?: string;
}

/** Black where something is drawn, white elsewhere, whatever the colour it is drawn in. */
const blackOnWhite = "0 0 0 -1 1  0 0 0 -1 1  0 0 0 -1 1  0 0 0 0 1";

/**
 * Black on white under every darkening of browser and system, without grey at the edges. It fills the size it is given: bars
 * may be of any height.
 */
export function Barcode({ label, drawing, width, height, className = "" }: BarcodeProps) {
  const filterId = useId();
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={`block bg-white fill-black scheme-only-light forced-color-adjust-none ${className}`}
    >
      {/* `color-scheme: only light` does not stop Android's WebView, nor an extension, from changing colours: the filter sees the
          shape alone. WebKit, which does not darken pages, would draw it less sharp, and so does paper. */}
      <filter
        id={filterId}
        x="0"
        y="0"
        width="100%"
        height="100%"
        filterUnits="userSpaceOnUse"
        colorInterpolationFilters="sRGB"
      >
        <feColorMatrix values={blackOnWhite} />
      </filter>
      <g
        style={{ "--black-on-white": `url(#${filterId})` } as CSSProperties}
        className="not-supports-[font:-apple-system-body]:[filter:var(--black-on-white)] print:[filter:none]!"
      >
        {/* Outlines lie within outlines: every other one is a hole. */}
        <path fillRule="evenodd" d={drawing.path} />
      </g>
    </svg>
  );
}
