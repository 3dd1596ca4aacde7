import { useTranslations } from "next-intl";
import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { collectionRoutes } from "@/lib/routes/routes";

/** The title of an item, or the name of its kind as fallback. */
export function useItemTitle(name: CollectionName, item: CollectionItem): string {
  const t = useTranslations("routes");
  return item.title || t(collectionRoutes[name].item);
}
