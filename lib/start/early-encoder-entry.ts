import { drawBarcode } from "@/lib/format/draw-barcode";
import "./early-encoder";

/** A file of its own, because the encoders are too large for the page. lib/build/bundle-inline-script.ts bundles it. */
window.drawEarly = drawBarcode;
