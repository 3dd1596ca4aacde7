import { useId } from "react";
import { BarcodeSvg, type BarcodeSvgProps } from "./barcode-svg";

/** A barcode with a filter of its own: see BarcodeSvg. */
export function Barcode(props: Omit<BarcodeSvgProps, "filterId">) {
  return <BarcodeSvg {...props} filterId={useId()} />;
}
