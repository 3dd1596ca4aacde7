import type { CollectionName } from "@/lib/api/collection-item";
import { CollectionItemScreen } from "./collection-item-screen";
import { CollectionListScreen } from "./collection-list-screen";
import { useCollectionLoad } from "./use-collection-load";

/** The list of a collection, or one item. A request in flight survives the step between them. */
export function CollectionScreens({ name, pagename }: { name: CollectionName; pagename: string }) {
  const load = useCollectionLoad(name);
  return pagename === "" ? (
    <CollectionListScreen name={name} load={load} />
  ) : (
    <CollectionItemScreen key={pagename} name={name} pagename={pagename} load={load} />
  );
}
