import { code128, type DrawingContext } from "bwip-js/browser";

/** A barcode as the data of one SVG path, in modules (the narrowest bar is 1 wide), with its quiet zone. */
export interface BarcodeDrawing {
  width: number;
  height: number;
  path: string;
}

/** What the standards ask for on either side of the bars. */
const quietZone = 10;

/** Its proportions are those of a bank transfer form: 104 mm of bars, 12 mm high. */
const height = 38;

/**
 * Draws a text in Code 128; null when the symbology cannot hold it. Import this file lazily: the encoder weighs 43 kB brotli.
 * An even number of digits comes out in character set C, two digits for each symbol.
 */
export function drawCode128(text: string): BarcodeDrawing | null {
  try {
    return code128({ bcid: "code128", text, scale: 1 }, barsContext());
  } catch {
    return null;
  }
}

/** Takes what the encoder draws; bars of linear symbologies are upright lines, nothing else is drawn without text. */
function barsContext(): DrawingContext<BarcodeDrawing> {
  let width = 0;
  let path = "";
  const nothing = () => undefined;
  return {
    scale: () => [1, 1],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init(symbolWidth) {
      width = symbolWidth + 2 * quietZone;
    },
    line(x, _y0, _x1, _y1, lineWidth) {
      // At this scale the encoder rounds the middle of a line of odd width up.
      path += `M${quietZone + x - Math.ceil(lineWidth / 2)} 0h${lineWidth}v${height}h-${lineWidth}z`;
    },
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => ({ width, height, path }),
  };
}
