import { usePathname } from "next/navigation";
import { useEffect, useRef, type RefObject } from "react";
import { basePath } from "@/lib/config/base-path";
import { withoutBasePath } from "@/lib/routes/match-route";
import { arrivals } from "./arrivals";
import { isFromApp } from "./history-entry";

/** Shows the part of the main area that a fragment names, as soon as it is drawn and unless the signal aborts. */
type ShowPart = (main: HTMLElement, fragment: string, signal: AbortSignal) => void;

/**
 * After each navigation: the page's title, scroll to the top, focus to the main area (spec 2), then the part that the address
 * names (decisions 2 "Fragments"), and the address in its one form.
 */
export function useRouteEffects(main: RefObject<HTMLElement | null>, title: string, showPart: ShowPart): void {
  const pathname = usePathname();

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(keepAddressCanonical, [pathname]);

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

    // Before the screen of another path is drawn, its part may be found on this one.
    const isStillHere = () => withoutBasePath(window.location.pathname) === pathname;
    const stopFollowing = arrivals.subscribe(() => isStillHere() && arrive());
    // Typed into the address bar; on the way back and forward the browser restores the place by itself.
    const onHashChange = () => !isFromApp() && isStillHere() && showPartOfAddress();
    window.addEventListener("hashchange", onHashChange);
    return () => {
      part.abort();
      stopFollowing();
      window.removeEventListener("hashchange", onHashChange);
    };
  }, [pathname, main, showPart]);
}

/** Addresses lose a trailing slash (decisions 2), but for the start `/app/`, which is where the app is installed. */
function keepAddressCanonical(): void {
  const { pathname, search, hash } = window.location;
  const canonical =
    pathname === basePath || pathname === `${basePath}/` ? `${basePath}/` : pathname.replace(/\/+$/, "");
  if (canonical !== pathname) window.history.replaceState(window.history.state, "", canonical + search + hash);
}
