import type { BarcodeDrawing } from "@/lib/format/draw-barcode";

export interface BarcodeSvgProps {
  label: string;
  drawing: BarcodeDrawing;
  /** Unique on the page. */
  filterId: string;
  /** In CSS pixels, unless a class sets it. */
  width?: number;
  height?: number;
  className?: string;
}

/** Opaque pixels turn black, others white, whatever their colour. */
const blackOnWhite = "0 0 0 -1 1  0 0 0 -1 1  0 0 0 -1 1  0 0 0 0 1";

/**
 * Black on white under any dark mode of browser or system, without grey edges. It fills its box: bars may have any
 * height. Without hooks: the first paint draws it too.
 */
export function BarcodeSvg({ label, drawing, filterId, width, height, className = "" }: BarcodeSvgProps) {
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
      {/* `color-scheme: only light` does not stop Android's WebView or an extension from changing colours; the filter uses the
      shape alone. WebKit never darkens pages and would blur a filtered drawing, and so does paper. */}
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
        style={{ "--black-on-white": `url(#${filterId})` }}
        className="not-supports-[font:-apple-system-body]:[filter:var(--black-on-white)] print:[filter:none]!"
      >
        {/* Nested outlines: every other one is a hole. */}
        <path fillRule="evenodd" d={drawing.path} />
      </g>
    </svg>
  );
}
