import { href } from "@/lib/routes/href";
import { pageFile } from "./page-file";

export interface PageSources {
  /** A file of the worker's cache. */
  cached: (file: string) => Promise<Response | undefined>;
  /** The host's answer; rejects when offline. */
  online: () => Promise<Response>;
  /** The last resort, which needs no file. */
  unreachable: () => Response;
}

/** The page that draws any address; an unknown one goes to error404. */
const pageOfAnyAddress = `${href("error404")}.html`;

/**
 * Answers a navigation. A browser may empty the cache under a running worker, so a page can be missing. Never answers with a
 * redirect: it would come back here and find the same.
 */
export async function answerNavigation({ pathname }: URL, sources: PageSources): Promise<Response> {
  const cached = (file: string) => sources.cached(file).catch(() => undefined);
  const file = pageFile(pathname);
  const page = file === null ? undefined : await cached(file);
  return page ?? sources.online().catch(async () => (await cached(pageOfAnyAddress)) ?? sources.unreachable());
}
