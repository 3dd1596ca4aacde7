import { href } from "@/lib/routes/href";
import { pageFile } from "./page-file";

export interface PageSources {
  /** A file of the worker's cache. */
  cached: (file: string) => Promise<Response | undefined>;
  /** The host's answer; rejects when offline. */
  online: () => Promise<Response>;
  /** The last resort, which needs no file. */
  unreachable: () => Response;
  /** Called when the worker's cache lacks a page of the app. */
  refill: () => void;
}

/** The page that draws any address; an unknown one goes to error404. */
const pageOfAnyAddress = `${href("error404")}.html`;

/**
 * Answers a navigation. A browser may empty the cache under a running worker, and so may a reset while another tab keeps the worker:
 * then a page is missing. Never answers with a redirect: it would come back here and find the same.
 */
export async function answerNavigation({ pathname }: URL, sources: PageSources): Promise<Response> {
  const cached = (file: string) => sources.cached(file).catch(() => undefined);
  const file = pageFile(pathname);
  const page = file === null ? undefined : await cached(file);
  if (file !== null && !page) sources.refill();
  return page ?? sources.online().catch(async () => (await cached(pageOfAnyAddress)) ?? sources.unreachable());
}
