import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Barcode } from "@/components/ui/barcode";
import type { Member } from "@/lib/api/member";
import { drawBarcode } from "@/lib/format/draw-barcode";
import { formatReadAt } from "@/lib/offline/format-read-at";
import { useMemberReadAt } from "@/lib/queries/me-query";

/** The printed card's extra content: its code, and the date of the data (docs/product.md, Print). */
export function CardOnPaper({ member: { cardCode } }: { member: Member }) {
  const t = useTranslations("showCard");
  const time = formatReadAt(useMemberReadAt().getTime(), useLocale());
  return (
    <div className="hidden px-5 pt-6 print:block">
      {cardCode?.value ? <CodeOnPaper code={cardCode} label={t("code")} /> : null}
      <p className="text-sm text-muted">{t("readAt", { time })}</p>
    </div>
  );
}

function CodeOnPaper({ code, label }: { code: NonNullable<Member["cardCode"]>; label: string }) {
  // The encoder is bundled: printing leaves no time to load it.
  const drawing = useIsPrinting() ? drawBarcode(code.format, code.value) : null;
  const size = code.format === "qr" ? "size-[40mm]" : "h-[18mm] w-[80mm]";
  return (
    <div className="mb-4" data-beside={code.format === "qr" || undefined}>
      {drawing ? <Barcode label={label} drawing={drawing} className={size} /> : null}
      <p className="font-semibold wrap-anywhere">{code.text || code.value}</p>
    </div>
  );
}

/** Whether the page prints now or has printed before. Print-only content is not rendered until then. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (isPrinting) return;
    const media = matchMedia("print");
    // The browser prints the page's content as soon as its listeners return.
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
