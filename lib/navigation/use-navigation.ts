import { useMemo } from "react";
import { usePathname, useRouter } from "next/navigation";
import { pageLocation } from "@/lib/base/page-location";
import { href, routePath } from "@/lib/routes/href";
import { matchRoute } from "@/lib/routes/match-route";
import { routes, type RouteName } from "@/lib/routes/routes";
import { backButtonHistoryMode } from "./history-mode";
import { leaveUnlessGuarded } from "./leave-guard";
import { setPendingItem } from "./pending-item";

interface GoOptions {
  pagename?: string;
  /** Replaces the present history entry. */
  replace?: boolean;
  /** Query and hash to keep behind the path. */
  suffix?: string;
}

export interface Navigation {
  /** The one way to another screen of the app. */
  go: (name: RouteName, options?: GoOptions) => void;
  /** Goes to an in-app address such as `/app/invoices/2?status=ok`; an unknown one ends at error404. */
  goTo: (address: string, options?: { replace?: boolean }) => void;
  /** Spec 2: the browser's history when the flag is on, otherwise the parent route in place of this one. */
  back: () => void;
}

/** In-app navigation. Items of a container are pushed in place, since only the container's page was exported (design 1). */
export function useNavigation(): Navigation {
  const router = useRouter();
  const pathname = usePathname();
  return useMemo(() => {
    const current = matchRoute(pathname);
    const step: Navigation["go"] = (name, { pagename = "", replace = false, suffix = "" } = {}) => {
      if (current && !replace) backButtonHistoryMode.set(true);
      const container = containerOf(name);
      const isInSegment =
        current !== null &&
        (containerOf(current.name) ?? current.name) === (container ?? name) &&
        hasItems(container ?? name);
      if (isInSegment) {
        const address = href(name, pagename) + suffix;
        // A double tap: the screen of the first is not drawn yet.
        if (address === pageLocation.current()) return;
        if (replace) window.history.replaceState(null, "", address);
        else window.history.pushState(null, "", address);
        return;
      }
      setPendingItem(container ? { container, item: name, pagename, suffix } : null);
      const target = routePath(container ?? name) + (container ? "" : suffix);
      if (replace) router.replace(target);
      else router.push(target);
    };
    const go: Navigation["go"] = (name, options) =>
      leaveUnlessGuarded(href(name, options?.pagename), () => step(name, options));
    return {
      go,
      goTo(address, options) {
        const url = new URL(address, pageLocation.origin());
        const match = matchRoute(url.pathname);
        if (match === null) return go("error404", options);
        // The router throws at a hash such as `#50%`.
        const hash = url.hash.replace(/%(?![\da-f]{2})/gi, "%25");
        go(match.name, { ...options, pagename: match.pagename, suffix: url.search + hash });
      },
      back() {
        if (backButtonHistoryMode.get()) return leaveUnlessGuarded("history", () => router.back());
        const parent = current ? routes[current.name].parent : null;
        go(parent ?? "membershipCard", { replace: true });
      },
    };
  }, [router, pathname]);
}

function containerOf(name: RouteName): RouteName | null {
  return routes[name].path.endsWith("/{pagename}") ? routes[name].parent : null;
}

function hasItems(name: RouteName): boolean {
  return Object.values(routes).some((route) => route.parent === name && route.path.endsWith("/{pagename}"));
}
