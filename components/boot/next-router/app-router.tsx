import { LayoutRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { startTransition, useEffect, useState, type ComponentType } from "react";
import type { Elements } from "@/components/ui/elements";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { followAddress } from "@/lib/navigation/follow-address";
import { withoutBasePath } from "@/lib/routes/match-route";
import { layoutContext, type PageNode } from "./layout-router";

/** What Next puts into an exported page for its router, as far as it is read here. */
interface PageData {
  /** `t`: the layout, and in its slots the page; `h`: what the page adds to the head. */
  t: { t: PageNode; h?: { r: Elements } };
}

interface AppRouterProps {
  actionQueue: PageData;
  globalErrorState: [ComponentType, ...unknown[]];
}

/**
 * In place of Next's router, in the browser: it draws the page and follows the address. Every page draws every screen
 * (docs/decisions/009-one-page.md), so that there is no other page to ask the host for, to prefetch or to keep.
 */
export default function AppRouter({ actionQueue: page, globalErrorState: [GlobalError] }: AppRouterProps) {
  const [pathname, setPathname] = useState(readPathname);
  useEffect(() => followAddress(() => startTransition(() => setPathname(readPathname))), []);
  const [context] = useState(() => layoutContext(page.t.t));
  return (
    <ErrorBoundary fallback={() => <GlobalError />}>
      <PathnameContext value={pathname}>
        <LayoutRouterContext value={context}>
          {page.t.h?.r}
          {page.t.t.d.r}
        </LayoutRouterContext>
      </PathnameContext>
    </ErrorBoundary>
  );
}

function readPathname(): string {
  return withoutBasePath(window.location.pathname);
}

/** In place of what Next makes of the page's data for its cache: the data as it came. */
export function createInitialRouterState({ initialRSCPayload }: { initialRSCPayload: PageData }): PageData {
  return initialRSCPayload;
}

/** In place of the queue in which Next's router works off its steps. */
export function createMutableActionQueue(page: PageData): PageData {
  return page;
}
