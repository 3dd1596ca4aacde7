import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { HiddenTitle } from "@/components/ui/screen-title";
import type { CollectionName } from "@/lib/api/collection-item";
import { itemTarget } from "@/lib/collections/item-target";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { findItemByVariant } from "@/lib/queries/collection-query";
import { collectionRoutes } from "@/lib/routes/routes";
import { CollectionWait } from "./collection-wait";
import { ItemArticle } from "./item-article";
import { RedirectedItem } from "./redirected-item";
import type { CollectionLoad } from "./use-collection-load";

interface CollectionItemScreenProps {
  name: CollectionName;
  pagename: string;
  load: CollectionLoad;
}

/** One item of a collection; an unknown one ends at error404. See docs/product.md, Items. */
export function CollectionItemScreen({ name, pagename, load }: CollectionItemScreenProps) {
  const t = useTranslations("routes");
  const navigation = useNavigation();
  const { items, isCurrent } = load;
  const item = items?.find((candidate) => candidate.pagename === pagename);
  const isUnknown = isCurrent && items !== undefined && item === undefined;
  useEffect(() => {
    if (!isUnknown) return;
    const meant = findItemByVariant(name, pagename, items);
    if (meant?.pagename) navigation.go(collectionRoutes[name].item, { pagename: meant.pagename, replace: true });
    else navigation.go("error404", { replace: true });
  }, [isUnknown, items, name, pagename, navigation]);
  if (isUnknown) return null;
  // The stored list may be older than the item.
  if (item === undefined)
    return (
      <>
        {load.hasFailed ? <HiddenTitle>{t(collectionRoutes[name].item)}</HiddenTitle> : null}
        <CollectionWait load={load} />
      </>
    );
  const target = itemTarget(name, item);
  return target.kind === "inApp" || target.kind === "newWindow" ? (
    <RedirectedItem name={name} item={item} target={target} />
  ) : (
    <ItemArticle name={name} item={item} />
  );
}
