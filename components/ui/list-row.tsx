import { mdiChevronRight, mdiOpenInNew } from "@mdi/js";
import type { MouseEvent } from "react";
import type { Badge as BadgeData } from "@/lib/api/badge";
import { Badge } from "./badge";
import { ItemPicture } from "./item-picture";
import { SvgIcon } from "./svg-icon";

interface ListRowProps {
  /** A row without it is not a link. */
  href?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  title: string;
  subtitle?: string;
  summary?: string;
  date?: string;
  icon?: string;
  iconColor?: string;
  avatar?: string;
  badge?: BadgeData | null;
  /** Clamps these texts to a few lines. The screen that the row opens shows them in full. */
  shortened?: "badge" | "badge and summary";
  /** Describes a link that leaves the app. */
  newWindowLabel?: string;
}

const shape = "flex min-h-16 items-center gap-3 rounded-panel px-3 py-3 sm:gap-4 sm:px-4 text-ink";

export function ListRow(row: ListRowProps) {
  const opensElsewhere = row.newWindowLabel !== undefined;
  const content = (
    <>
      <ItemPicture avatar={row.avatar} icon={row.icon} iconColor={row.iconColor} place="row" />
      <RowWords {...row} />
    </>
  );
  if (row.href === undefined) return <div className={shape}>{content}</div>;
  return (
    <a
      href={row.href}
      onClick={row.onClick}
      {...(opensElsewhere ? { target: "_blank", rel: "noopener noreferrer", title: row.newWindowLabel } : {})}
      className={`${shape} no-underline transition hover:bg-raised active:bg-hairline`}
    >
      {content}
      <SvgIcon
        path={opensElsewhere ? mdiOpenInNew : mdiChevronRight}
        className="size-5 text-muted max-[22.4rem]:hidden"
      />
    </a>
  );
}

function RowWords(row: ListRowProps) {
  return (
    <span className="min-w-0 flex-1">
      {row.date ? <span className="block text-sm text-balance text-muted">{row.date}</span> : null}
      <span dir="auto" className="block leading-snug font-semibold">
        {row.title}
      </span>
      {row.subtitle ? (
        <span dir="auto" className="block leading-snug">
          {row.subtitle}
        </span>
      ) : null}
      {row.summary ? (
        <span
          dir="auto"
          className={`text-sm text-muted ${row.shortened === "badge and summary" ? "line-clamp-3" : "block"}`}
        >
          {row.summary}
        </span>
      ) : null}
      {row.badge?.text ? (
        <span className="mt-1.5 block">
          <Badge badge={row.badge} isShort={row.shortened !== undefined} />
        </span>
      ) : null}
    </span>
  );
}
