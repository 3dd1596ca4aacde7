import { useLayoutEffect, useState } from "react";
import "@/lib/start/early-shown-card";
import { copyText } from "@/lib/platform/clipboard";
import type { FirstPaintTranslator } from "@/lib/start/first-paint-texts";
import { CodeText, type CopyOutcome } from "./code-layout";

/** The code as text, with _Copy_. */
export function CopyCode({ text, t }: { text: string; t: FirstPaintTranslator }) {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  const show = (isCopied: boolean) => setOutcome(isCopied ? "copied" : "copyFailed");
  useLayoutEffect(() => {
    void window.earlyCopy?.then(show);
    delete window.earlyCopy;
  }, []);
  return <CodeText text={text} t={t} outcome={outcome} onCopy={() => void copyText(text).then(show)} />;
}
