import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Barcode } from "@/components/ui/barcode";
import type { Member } from "@/lib/api/member";
import { drawBarcode } from "@/lib/format/draw-barcode";
import { formatReadAt } from "@/lib/offline/format-read-at";
import { useMemberReadAt } from "@/lib/queries/me-query";

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

/** Whether the page is being printed, or was: what is for paper alone need not be drawn before. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (isPrinting) return;
    const media = matchMedia("print");
    // The browser prints what stands in the page when its listeners are done.
    const onPrint = () => flushSync(() => setIsPrinting(true));
    const onChange = () => {
      if (media.matches) onPrint();
    };
    addEventListener("beforeprint", onPrint);
    media.addEventListener("change", onChange);
    return () => {
      removeEventListener("beforeprint", onPrint);
      media.removeEventListener("change", onChange);
    };
  }, [isPrinting]);
  return isPrinting;
}
