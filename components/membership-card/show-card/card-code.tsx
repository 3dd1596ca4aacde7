import { mdiBarcodeOff } from "@mdi/js";
import { useTranslations } from "next-intl";
import { SvgIcon } from "@/components/ui/svg-icon";
import { useBarcode } from "@/components/ui/use-barcode";
import type { Member } from "@/lib/api/member";
import { CopyCode } from "./copy-code";
import { SharpBarcode } from "./sharp-barcode";

/** The code of the card with its text below, or what to do when it cannot be drawn: never a wrong code. */
export function CardCode({ code }: { code: NonNullable<Member["cardCode"]> }) {
  const t = useTranslations("showCard");
  const state = useBarcode(code.format, code.value);
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-2">
      {state === "invalid" || state === "notLoaded" ? (
        <p className="flex items-center gap-3 rounded-panel border border-outline p-4 text-lg">
          <SvgIcon path={mdiBarcodeOff} className="size-8" />
          <span className="min-w-0 flex-1">{t(state)}</span>
        </p>
      ) : (
        <SharpBarcode label={t("code")} drawing={state === "loading" ? null : state} isSquare={code.format === "qr"} />
      )}
      <CopyCode text={code.text || code.value} />
    </div>
  );
}
