import { SvgIcon } from "@/components/ui/svg-icon";
import { mdiRefresh } from "@/lib/icons/first-icons";

export interface FreshnessLineProps {
  text: string;
  /** When the data was read: a new time is announced, also if its text is the same. */
  readAt?: number;
  /** Further text on its own line. */
  detail?: string;
  icon: string;
  /** Offline or stale. */
  isWarning: boolean;
  /** Without it there is no button. */
  refresh?: { label: string; isRunning: boolean; onClick?: () => void };
}

/** Shows when the data was read, so that stale data never passes for live. Without hooks: the first paint draws it too. */
export function FreshnessLine({ text, readAt, detail, icon, isWarning, refresh }: FreshnessLineProps) {
  // The background adds no height: the content below stays in place when the network drops. On the smallest screens the text gets
  // another line anyway.
  const height = detail ? "py-2" : "max-[22.4rem]:py-1.5 [&>p]:leading-[1.2]";
  const look = isWarning
    ? `border-y-3 border-transparent bg-raised bg-clip-padding px-3 font-semibold text-ink [&>button]:-my-[3px] ${height}`
    : "text-muted";
  return (
    <div className={`flex min-h-touch items-center rounded-panel text-sm print:hidden ${look}`}>
      {/* The smallest screens need its space for the text. */}
      <SvgIcon path={icon} className="mr-2 size-5 max-[22.4rem]:hidden" />
      <p aria-live="polite" className="min-w-0 flex-1 text-balance tabular-nums">
        <span key={readAt}>{text}</span>
        {detail ? <span className="mt-0.5 block font-normal">{` ${detail}`}</span> : null}
      </p>
      {refresh ? (
        <button
          id="refresh"
          type="button"
          onClick={refresh.onClick}
          // Not disabled: another press requests anew, in place of a request that hangs.
          aria-busy={refresh.isRunning}
          className="-mr-3 inline-flex min-h-touch shrink-0 cursor-pointer items-center gap-1 rounded-full px-3 font-semibold text-action hover:bg-raised active:bg-hairline"
        >
          <SvgIcon
            path={mdiRefresh}
            className={`size-5 ${refresh.isRunning ? "animate-spin motion-reduce:animate-none" : ""}`}
          />
          <span>{refresh.label}</span>
        </button>
      ) : null}
    </div>
  );
}
