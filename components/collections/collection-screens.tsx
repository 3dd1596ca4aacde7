import type { CollectionName } from "@/lib/api/collection-item";
import { useKnownRoute } from "@/lib/navigation/use-known-route";
import { CollectionItemScreen } from "./collection-item-screen";
import { CollectionListScreen } from "./collection-list-screen";

/** List and item are one exported page; the address tells them apart (design 1). */
export function CollectionScreens({ name }: { name: CollectionName }) {
  const route = useKnownRoute();
  if (route === null) return null;
  return route.pagename === "" ? (
    <CollectionListScreen key={name} name={name} />
  ) : (
    <CollectionItemScreen key={`${name}/${route.pagename}`} name={name} pagename={route.pagename} />
  );
}
