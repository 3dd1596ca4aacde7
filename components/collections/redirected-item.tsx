import { mdiOpenInNew } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useEffect, type MouseEvent } from "react";
import { ButtonLink } from "@/components/ui/button";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { pageLocation } from "@/lib/platform/page-location";
import type { ItemTarget } from "@/lib/collections/item-target";
import { isPlainClick } from "@/lib/navigation/is-plain-click";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { ItemHeader } from "./item-header";
import { useItemTitle } from "./use-item-title";

interface RedirectedItemProps {
  name: CollectionName;
  item: CollectionItem;
  target: Extract<ItemTarget, { kind: "inApp" | "newWindow" }>;
}

/** Two items that redirect to each other would otherwise go on for ever. */
const followed = new Set<string>();

/** The address of an item that opens something else instead: it is gone to once, and stays as a button. */
export function RedirectedItem({ name, item, target: { kind, address } }: RedirectedItemProps) {
  const t = useTranslations("collections");
  const navigation = useNavigation();
  const title = useItemTitle(name, item);
  useEffect(() => {
    if (followed.has(address)) return;
    followed.add(address);
    if (kind === "inApp") navigation.goTo(address, { replace: true });
    else pageLocation.replaceWith(address);
  }, [kind, address, navigation]);
  const open = (event: MouseEvent) => {
    if (kind !== "inApp" || !isPlainClick(event)) return;
    event.preventDefault();
    navigation.goTo(address);
  };
  return (
    <article className="mx-auto grid max-w-reading grid-cols-1 gap-6">
      <ItemHeader item={item} title={title} />
      {item.summary ? <p className="text-lg text-muted">{item.summary}</p> : null}
      <p>
        <ButtonLink href={address} onClick={open}>
          <SvgIcon path={mdiOpenInNew} />
          <span>{t("open")}</span>
        </ButtonLink>
      </p>
    </article>
  );
}
