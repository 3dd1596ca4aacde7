import { useLocale, useTranslations } from "next-intl";
import { Barcode } from "@/components/ui/barcode";
import type { Member } from "@/lib/api/member";
import { drawBarcode } from "@/lib/format/draw-barcode";
import { formatReadAt } from "@/lib/offline/format-read-at";
import { useMemberReadAt } from "@/lib/queries/me-query";
import { useIsPrinting } from "./use-is-printing";

/** What the card has on paper alone: its code, and of when the data is (decisions 7 "Print"). */
export function CardOnPaper({ member: { cardCode } }: { member: Member }) {
  const t = useTranslations("showCard");
  const time = formatReadAt(useMemberReadAt().getTime(), useLocale());
  return (
    <div className="hidden px-6 pt-6 print:block">
      {cardCode?.value ? <CodeOnPaper code={cardCode} label={t("code")} /> : null}
      <p className="text-sm text-muted">{t("readAt", { time })}</p>
    </div>
  );
}

function CodeOnPaper({ code, label }: { code: NonNullable<Member["cardCode"]>; label: string }) {
  // Its encoder comes along: on paper there is no time to load it.
  const drawing = useIsPrinting() ? drawBarcode(code.format, code.value) : null;
  const size = code.format === "qr" ? "size-[40mm]" : "h-[18mm] w-[80mm]";
  return (
    <div className="mb-4" data-beside={code.format === "qr" || undefined}>
      {drawing ? <Barcode label={label} drawing={drawing} className={size} /> : null}
      <p className="font-semibold wrap-anywhere">{code.text || code.value}</p>
    </div>
  );
}
