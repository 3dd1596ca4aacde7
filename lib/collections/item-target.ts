import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { pageLocation } from "@/lib/platform/page-location";
import { collectionRoutes } from "@/lib/routes/collection-routes";
import { href } from "@/lib/routes/href";
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
    const isOwn = origin === pageLocation.origin() && isInApp(pathname);
    if (!isOwn) return { kind: "newWindow", address: redirectUrl };
    if (pathname !== own) return { kind: "inApp", address: pathname + search + hash };
  }
  return own === "" ? { kind: "nothing" } : { kind: "item", address: own };
}
