import { mdiCheck, mdiContentCopy } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { copyText } from "@/lib/platform/clipboard";

/** The code as text, for people who type it. Shows the result of copying itself, because a notification would cover the card. */
export function CopyCode({ text }: { text: string }) {
  const t = useTranslations("showCard");
  const [outcome, setOutcome] = useState<"copied" | "copyFailed" | null>(null);
  const copy = async () => setOutcome((await copyText(text)) ? "copied" : "copyFailed");
  return (
    <div className="grid justify-items-center">
      <div className="flex max-w-full items-center gap-1">
        <span className="min-w-0 text-center text-xl min-[360px]:pl-12 min-[360px]:text-2xl leading-tight font-bold wrap-anywhere tabular-nums">
          {text}
        </span>
        <IconButton
          label={t("copy")}
          path={outcome === "copied" ? mdiCheck : mdiContentCopy}
          onClick={() => void copy()}
        />
      </div>
      {/* The line is always present, so nothing moves. */}
      <p role="status" className="min-h-6 text-center text-muted">
        {outcome === null ? "" : t(outcome)}
      </p>
    </div>
  );
}
