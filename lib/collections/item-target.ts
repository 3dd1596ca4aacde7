import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { collectionRoutes } from "@/lib/routes/routes";
import { href } from "@/lib/routes/href";
import { matchRoute } from "@/lib/routes/match-route";
import { isInApp } from "@/lib/config/base-path";

/** What an entry of a list opens. */
export type ItemTarget =
  | { kind: "nothing" }
  | { kind: "item"; address: string }
  /** An in-app address: `/app/events?x=1`. */
  | { kind: "inApp"; address: string }
  | { kind: "newWindow"; address: string };

/**
 * A `redirect_url` opens instead of the item: in-app addresses in the app, others in a new window. An item that redirects to
 * itself opens as one (docs/product.md, Items).
 */
export function itemTarget(name: CollectionName, { pagename, redirectUrl }: CollectionItem): ItemTarget {
  const own = pagename === "" ? "" : href(collectionRoutes[name].item, pagename);
  if (redirectUrl !== "") {
    const { origin, pathname, search, hash } = new URL(redirectUrl);
    const isOwn = origin === location.origin && isInApp(pathname);
    if (!isOwn) return { kind: "newWindow", address: redirectUrl };
    if (!isSameScreen(pathname, own)) return { kind: "inApp", address: pathname + search + hash };
  }
  return own === "" ? { kind: "nothing" } : { kind: "item", address: own };
}

/** An address has several spellings: with a slash at its end, or with other escapes. */
function isSameScreen(pathname: string, own: string): boolean {
  const [found, wanted] = [matchRoute(pathname), matchRoute(own)];
  return found !== null && found.name === wanted?.name && found.pagename === wanted.pagename;
}
