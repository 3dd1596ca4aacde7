import { usePathname } from "next/navigation";
import { useEffect, useRef, type RefObject } from "react";
import { basePath } from "@/lib/base/base-path";

/** After each navigation: the page's title, scroll to the top, focus to the main area (spec 2), and the address in its one form. */
export function useRouteEffects(main: RefObject<HTMLElement | null>, title: string): void {
  const pathname = usePathname();

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(keepAddressCanonical, [pathname]);

  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

/** Addresses lose a trailing slash (decisions 2), but for the start `/app/`, which is where the app is installed. */
function keepAddressCanonical(): void {
  const { pathname, search, hash } = window.location;
  const canonical =
    pathname === basePath || pathname === `${basePath}/` ? `${basePath}/` : pathname.replace(/\/+$/, "");
  if (canonical !== pathname) window.history.replaceState(window.history.state, "", canonical + search + hash);
}
