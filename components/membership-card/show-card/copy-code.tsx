import { useState } from "react";
import { copyText } from "@/lib/platform/clipboard";
import type { FirstPaintTranslator } from "@/lib/start/first-paint-texts";
import { CodeText, type CopyOutcome } from "./code-layout";

/** The code as text, with _Copy_. */
export function CopyCode({ text, t }: { text: string; t: FirstPaintTranslator }) {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  const copy = async () => setOutcome((await copyText(text)) ? "copied" : "copyFailed");
  return <CodeText text={text} t={t} outcome={outcome} onCopy={() => void copy()} />;
}
