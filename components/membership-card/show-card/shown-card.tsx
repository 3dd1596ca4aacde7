import { useLocale, useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useMemo, useState, type Ref } from "react";
import { FreshnessLine } from "@/components/offline/freshness-line";
import { useFreshness } from "@/components/offline/use-freshness";
import { useBarcode } from "@/components/ui/use-barcode";
import { cardModel, type CardModel } from "@/lib/api/card-model";
import type { Member } from "@/lib/api/member";
import { useHiddenRows } from "@/lib/card/row-choices";
import type { BarcodeDrawing } from "@/lib/format/draw-barcode";
import { formatClock } from "@/lib/format/format-clock";
import { earlyDrawingOf, storedEarlyCard } from "@/lib/offline/early-card";
import { copyText } from "@/lib/platform/clipboard";
import { useConfig } from "@/lib/queries/config-query";
import "@/lib/start/early-shown-card";
import type { FirstPaintTranslator } from "@/lib/start/first-paint-texts";
import { CodeLayout, CodeProblem, CodeText, type CopyOutcome } from "./code-layout";
import { SavePicture } from "./save-picture";
import { SharpBarcode } from "./sharp-barcode";
import { ClockFace, ShownCardLayout } from "./shown-card-layout";

interface ShownCardProps {
  member: Member;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
}

export function ShownCard({ member, onClose, ref }: ShownCardProps) {
  const t = useTranslations();
  const card = cardModel(useConfig(), member);
  return (
    <ShownCardLayout
      ref={ref}
      card={card}
      hiddenRows={useHiddenRows(member)}
      t={t}
      clock={<CardClock />}
      code={card.code ? <CardCode code={card.code} t={t} /> : null}
      end={<SavePicture member={member} variant="text" />}
      freshness={<FreshnessLine {...useFreshness()} />}
      onClose={onClose}
    />
  );
}

function CardClock() {
  return <ClockFace {...formatClock(useNow(), useLocale())} />;
}

/** The time in milliseconds since 1970, updated as each second begins. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      setNow(Date.now());
      timer = window.setTimeout(tick, 1000 - (Date.now() % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}

/** The drawing that needs no encoder: stored, or made by the first paint. */
function useEarlyDrawing(format: string, value: string): BarcodeDrawing | null | undefined {
  return useMemo(() => earlyDrawingOf(storedEarlyCard(), { format, value }), [format, value]);
}

/** The card's code with its text below. */
function CardCode({ code, t }: { code: NonNullable<CardModel["code"]>; t: FirstPaintTranslator }) {
  const sentences = useTranslations("showCard");
  const { format, value } = code;
  const state = useBarcode(format, value, useEarlyDrawing(format, value));
  const text = code.text || value;
  return (
    <CodeLayout>
      {state === "invalid" || state === "notLoaded" ? (
        <CodeProblem text={sentences(state)} />
      ) : (
        <SharpBarcode
          label={t("showCard.code")}
          drawing={state === "loading" ? null : state}
          isSquare={format === "qr"}
        />
      )}
      {/* A new code starts without the "copied" note. */}
      <CopyCode key={text} text={text} t={t} />
    </CodeLayout>
  );
}

/** The code as text, with _Copy_. */
function CopyCode({ text, t }: { text: string; t: FirstPaintTranslator }) {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  const show = (isCopied: boolean) => setOutcome(isCopied ? "copied" : "copyFailed");
  useLayoutEffect(() => {
    void window.earlyCopy?.then(show);
    delete window.earlyCopy;
  }, []);
  const copy = () => {
    // Screen readers announce only a note that changes.
    setOutcome(null);
    void copyText(text).then(show);
  };
  return <CodeText text={text} t={t} outcome={outcome} onCopy={copy} />;
}
