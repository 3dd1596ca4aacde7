import type { CollectionName } from "@/lib/api/collection-item";
import { CollectionItemScreen } from "./collection-item-screen";
import { CollectionListScreen } from "./collection-list-screen";

/** The list of a collection, or its item of a pagename. */
export function CollectionScreens({ name, pagename }: { name: CollectionName; pagename: string }) {
  return pagename === "" ? (
    <CollectionListScreen name={name} />
  ) : (
    <CollectionItemScreen key={pagename} name={name} pagename={pagename} />
  );
}
