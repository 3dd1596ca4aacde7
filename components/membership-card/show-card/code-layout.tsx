import { mdiBarcodeOff, mdiCheck, mdiContentCopy } from "@mdi/js";
import type { Ref } from "react";
import type { Elements } from "@/components/ui/elements";
import { IconButton } from "@/components/ui/icon-button";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { FirstPaintTranslator } from "@/lib/start/first-paint-texts";

/** The card's code above its text. The parts in this file use no hooks: the first paint draws them too. */
export function CodeLayout({ children }: { children: Elements }) {
  return <div className="grid min-w-0 grid-cols-1 content-start gap-2">{children}</div>;
}

/** A sentence in place of a code that cannot be drawn: never a wrong code. */
export function CodeProblem({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-3 rounded-panel border border-outline p-4 text-lg">
      <SvgIcon path={mdiBarcodeOff} className="size-8" />
      <span className="min-w-0 flex-1">{text}</span>
    </p>
  );
}

interface CodePlaceProps {
  isSquare: boolean;
  ref?: Ref<HTMLDivElement>;
  children?: Elements;
}

/**
 * The place of the code, reserved until it is drawn. As large as the screen allows, up to a size that a scanner reads at arm's
 * length. On a phone held upright the text below stays visible. The gaps around the code contain its white margin.
 */
export function CodePlace({ isSquare, ref, children }: CodePlaceProps) {
  return (
    <div
      ref={ref}
      className={`mx-auto flex items-center justify-center ${isSquare ? "-my-2 aspect-square w-[min(100%,20rem,40dvh)] beside:w-[min(100%,20rem,60dvh)]" : "h-32 w-full max-w-card"}`}
    >
      {children}
    </div>
  );
}

/** Size of a code in its place. Bars fill the height; a square code is as high as wide. */
export function sharpSize(width: number, isSquare: boolean) {
  return { width, height: isSquare ? width : undefined, className: isSquare ? "" : "h-full" };
}

/** What happened to the last copying; null before it. */
export type CopyOutcome = "copied" | "copyFailed" | null;

interface CodeTextProps {
  text: string;
  t: FirstPaintTranslator;
  outcome: CopyOutcome;
  onCopy: () => void;
}

/** The code as text, for people who type it. Shows the result of copying itself, because a notification would cover the card. */
export function CodeText({ text, t, outcome, onCopy }: CodeTextProps) {
  return (
    <div className="grid justify-items-center">
      <div className="flex max-w-full items-center gap-1">
        <span
          translate="no"
          className="min-w-0 text-center text-xl min-[360px]:pl-12 min-[360px]:text-2xl leading-tight font-bold wrap-anywhere tabular-nums"
        >
          {text}
        </span>
        <IconButton
          id="copy-code"
          label={t("showCard.copy")}
          path={outcome === "copied" ? mdiCheck : mdiContentCopy}
          onClick={onCopy}
        />
      </div>
      {/* The line is always present, so nothing moves. */}
      <p role="status" className="min-h-6 text-center text-muted">
        {outcome === null ? "" : t(`showCard.${outcome}`)}
      </p>
    </div>
  );
}
