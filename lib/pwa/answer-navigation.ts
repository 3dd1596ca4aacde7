import { href } from "@/lib/routes/href";
import { pageFile } from "./page-file";

export interface PageSources {
  /** A file of the worker's cache. */
  cached: (file: string) => Promise<Response | undefined>;
  /** What the host answers; rejects without a network. */
  online: () => Promise<Response>;
  /** The last resort, which needs no file. */
  unreachable: () => Response;
}

/** The one page that draws whatever address it stands at, and sends an unknown one to error404. */
const pageOfAnyAddress = `${href("error404")}.html`;

/**
 * Answers the opening of an address. A browser may have emptied the cache under a running worker, so a page can be missing: no
 * answer is a redirect, which would come back here and find the same.
 */
export async function answerNavigation({ pathname }: URL, sources: PageSources): Promise<Response> {
  const cached = (file: string) => sources.cached(file).catch(() => undefined);
  const file = pageFile(pathname);
  const page = file === null ? undefined : await cached(file);
  return page ?? sources.online().catch(async () => (await cached(pageOfAnyAddress)) ?? sources.unreachable());
}
