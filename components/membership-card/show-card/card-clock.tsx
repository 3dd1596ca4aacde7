import { useLocale } from "next-intl";
import { regionalLocale } from "@/lib/format/regional-locale";
import { useNow } from "./use-now";

/** Runs, so that the living card is told from a picture of it. Nothing for a screen reader to announce each second. */
export function CardClock() {
  const locale = regionalLocale(useLocale());
  const now = useNow();
  const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(now);
  return (
    <p role="timer" aria-live="off" className="ml-auto grid justify-items-end leading-tight tabular-nums">
      <span className="text-2xl font-semibold">{write({ hour: "2-digit", minute: "2-digit", second: "2-digit" })}</span>
      <span>{write({ dateStyle: "medium" })}</span>
    </p>
  );
}
