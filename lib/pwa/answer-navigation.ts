import { matchRoute } from "@/lib/routes/match-route";

export interface PageSources {
  /** The page from the worker's cache. */
  cached: () => Promise<Response | undefined>;
  /** The host's answer; rejects when offline. */
  online: () => Promise<Response>;
  /** The last resort, which needs no file. */
  unreachable: () => Response;
  /** Called when the worker's cache lacks the page. */
  refill: () => void;
}

/**
 * Answers a navigation with the one page of the app (docs/decisions/009-one-page.md). An address without a screen goes to the
 * host; offline, the page says that there is no such screen. The cache may lack the page: the browser has emptied it, or a reset
 * has while another tab kept the worker. Never answers with a redirect, which would end up here again.
 */
export async function answerNavigation({ pathname }: URL, sources: PageSources): Promise<Response> {
  const page = await sources.cached().catch(() => undefined);
  if (!page) sources.refill();
  if (page && matchRoute(pathname)) return page;
  return sources.online().catch(() => page ?? sources.unreachable());
}
