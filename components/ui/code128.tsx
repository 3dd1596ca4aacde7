import { Barcode } from "./barcode";
import { useBarcode } from "./use-barcode";

interface Code128Props {
  /** Digits or ASCII letters. */
  text: string;
  label: string;
}

/**
 * A Code 128 barcode. It prints at the size of a bank transfer form: 104 mm of bars between their quiet zones.
 * It reserves its place while the encoder loads, and shows nothing if that fails.
 */
export function Code128({ text, label }: Code128Props) {
  const state = useBarcode("code128", text);
  if (state === "invalid" || state === "notLoaded") return null;
  return (
    <div className="h-20 rounded-xl bg-white py-2 scheme-only-light forced-color-adjust-none print:h-[16mm] print:w-[110.3mm]">
      {state === "loading" ? null : <Barcode label={label} drawing={state} className="size-full" />}
    </div>
  );
}
