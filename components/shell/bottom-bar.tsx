import type { MouseEvent } from "react";
import { SvgIcon } from "@/components/ui/svg-icon";

export interface BottomBarItem {
  key: string;
  label: string;
  icon: string;
  href: string;
  isCurrent: boolean;
  /** What waits for the member there, drawn by a style. */
  count?: number;
  /** The same in words, for those who do not see it. The link's name stays that of the screen. */
  countText?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The bar at the bottom: the card's button and, after it, the screens that hold something. Without hooks, as the top bar. */
export function BottomBar({ label, items }: { label: string; items: readonly BottomBarItem[] }) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="mx-auto -mt-px flex min-h-bottom-bar max-w-reading">
        {items.map((item) => (
          <li key={item.key} className="bar-item">
            <a
              href={item.href}
              onClick={item.onClick}
              aria-current={item.isCurrent ? "page" : undefined}
              data-count={item.count || undefined}
              aria-describedby={item.count ? `${item.key}-count` : undefined}
            >
              <SvgIcon path={item.icon} className="size-6" />
              <span>{item.label}</span>
            </a>
            {item.count ? (
              <span id={`${item.key}-count`} hidden>
                {item.countText}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
