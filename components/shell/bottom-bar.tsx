import type { MouseEvent, Ref } from "react";
import { SvgIcon } from "@/components/ui/svg-icon";
import { barButtons, barRoutes, isBarRouteCurrent, type BarRoute, type FilledLists } from "@/lib/routes/bar-routes";
import { href } from "@/lib/routes/href";
import type { RouteName } from "@/lib/routes/routes";
import type { FirstPaintTranslator } from "@/lib/start/first-paint-texts";

interface BottomBarProps {
  t: FirstPaintTranslator;
  filled: FilledLists;
  current: RouteName;
  /** The number of open items on a screen: drawn by CSS, and as text that describes the link to screen readers. */
  counts?: Partial<Record<BarRoute, { count: number; text: string }>>;
  onPress?: (name: BarRoute, event: MouseEvent<HTMLAnchorElement>) => void;
  /** The rows of the bar. */
  ref?: Ref<HTMLUListElement>;
}

/** The bottom bar: the card's button, then the non-empty lists. Without hooks, like the top bar. */
export function BottomBar({ t, filled, current, counts = {}, onPress, ref }: BottomBarProps) {
  return (
    <nav
      aria-label={t("shell.mainNavigation")}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <ul ref={ref} className="mx-auto -mt-px flex min-h-[56px] max-w-reading flex-wrap">
        {barRoutes(filled).map((name) => {
          const { count = 0, text = "" } = counts[name] ?? {};
          return (
            <li key={name} className="bar-item">
              <a
                href={href(name)}
                onClick={(event) => onPress?.(name, event)}
                aria-current={isBarRouteCurrent(name, current) ? "page" : undefined}
                data-count={count || undefined}
                aria-describedby={count ? `${name}-count` : undefined}
              >
                <SvgIcon path={barButtons[name].icon} className="size-6" />
                <span>{t(`routes.${name}`)}</span>
              </a>
              {count ? (
                <span id={`${name}-count`} hidden>
                  {text}
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
