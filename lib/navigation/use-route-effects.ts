import { usePathname } from "next/navigation";
import { useEffect, useRef, type RefObject } from "react";
import { basePath } from "@/lib/config/base-path";
import { withoutBasePath } from "@/lib/routes/match-route";
import { arrivals, isFromApp } from "./history-entry";

/** Shows the part of the main area that a fragment names, once it is drawn, unless the signal aborts. */
type ShowPart = (main: HTMLElement, fragment: string, signal: AbortSignal) => void;

/**
 * After each navigation: sets the title, scrolls to the top, focuses the main area, shows the part that the fragment names,
 * makes the address canonical (docs/product.md, Shell).
 */
export function useRouteEffects(main: RefObject<HTMLElement | null>, title: string, showPart: ShowPart): void {
  const pathname = usePathname();

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(keepAddressCanonical, [pathname]);
  useEffect(() => {
    window.addEventListener("popstate", showUnknownEntry);
    return () => window.removeEventListener("popstate", showUnknownEntry);
  }, []);

  const previous = useRef(pathname);
  useEffect(() => {
    const element = main.current;
    if (element === null) return;
    let part = new AbortController();
    const showPartOfAddress = () => {
      part.abort();
      part = new AbortController();
      if (window.location.hash.length > 1) showPart(element, window.location.hash, part.signal);
    };
    const arrive = () => {
      window.scrollTo(0, 0);
      element.focus({ preventScroll: true });
      showPartOfAddress();
    };
    if (previous.current === pathname) showPartOfAddress();
    else arrive();
    previous.current = pathname;

    // The old screen may hold the same part: wait until the new path's screen is drawn.
    const isStillHere = () => withoutBasePath(window.location.pathname) === pathname;
    const stopFollowing = arrivals.subscribe(() => isStillHere() && arrive());
    // Typed into the address bar; on Back and Forward the browser restores the scroll position itself.
    const onHashChange = () => !isFromApp() && isStillHere() && showPartOfAddress();
    window.addEventListener("hashchange", onHashChange);
    return () => {
      part.abort();
      stopFollowing();
      window.removeEventListener("hashchange", onHashChange);
    };
  }, [pathname, main, showPart]);
}

/**
 * Next does not follow a step to an entry without state, such as the one on which the first paint has opened the shown card.
 * It follows every `replaceState`.
 */
function showUnknownEntry(): void {
  if (window.history.state === null) window.history.replaceState(null, "", window.location.href);
}

/** Removes a trailing slash, except from the start `/app/`, where the app is installed. */
function keepAddressCanonical(): void {
  const { pathname, search, hash } = window.location;
  const bare = pathname.replace(/\/+$/, "");
  const canonical = bare === basePath ? `${basePath}/` : bare;
  if (canonical !== pathname) window.history.replaceState(window.history.state, "", canonical + search + hash);
}
