import { useMemo } from "react";
import { usePathname } from "next/navigation";
import { pageLocation } from "@/lib/platform/page-location";
import { href } from "@/lib/routes/href";
import { matchRoute } from "@/lib/routes/match-route";
import { routes, type RouteName } from "@/lib/routes/routes";
import { arrivals, leadsBackIntoApp, pushEntry, replaceEntry } from "./history-entry";
import { confirmNavigation, leaveUnlessGuarded } from "./leave-guard";

interface GoOptions {
  pagename?: string;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Query and hash to append to the path. */
  suffix?: string;
}

export interface Navigation {
  /** The only way to another app screen. */
  go: (name: RouteName, options?: GoOptions) => void;
  /** Goes to an in-app address such as `/app/invoices/2?status=ok`; an unknown one opens error404. */
  goTo: (address: string, options?: { replace?: boolean }) => void;
  /** The browser's Back if it leads into the app; otherwise replaces this entry by the parent route. */
  back: () => void;
}

/**
 * In-app navigation by the browser's history alone: every exported page can draw any address, so a step requests nothing
 * from the host (docs/decisions/009-one-page.md).
 */
export function useNavigation(): Navigation {
  const pathname = usePathname();
  return useMemo(() => {
    const current = matchRoute(pathname);
    const step: Navigation["go"] = (name, { pagename = "", replace = false, suffix = "" } = {}) => {
      const address = href(name, pagename) + suffix;
      // A double tap adds one entry only: the first screen is not drawn yet.
      if (address !== pageLocation.current()) {
        if (replace) replaceEntry(address);
        else pushEntry(address);
      }
      arrivals.update((count) => count + 1);
    };
    const go: Navigation["go"] = (name, options) => {
      const stays = current?.name === name && current.pagename === (options?.pagename ?? "");
      // Typed text stays on the screen. No new entry: the guard counts history steps.
      if (stays && confirmNavigation.get().enabled) return step(name, { ...options, replace: true });
      leaveUnlessGuarded(href(name, options?.pagename), () => step(name, options));
    };
    return {
      go,
      goTo(address, options) {
        const url = new URL(address, location.origin);
        const match = matchRoute(url.pathname);
        if (match === null) return go("error404", options);
        go(match.name, { ...options, pagename: match.pagename, suffix: url.search + url.hash });
      },
      back() {
        if (leadsBackIntoApp()) return leaveUnlessGuarded("history", () => window.history.back());
        const parent = current ? routes[current.name].parent : null;
        go(parent ?? "membershipCard", { replace: true });
      },
    };
  }, [pathname]);
}
