import { mdiOpenInNew } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useEffect, type MouseEvent } from "react";
import { ButtonLink } from "@/components/ui/button";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { network } from "@/lib/platform/network";
import { pageLocation } from "@/lib/platform/page-location";
import type { ItemTarget } from "@/lib/collections/item-target";
import { onPlainClick } from "@/lib/navigation/on-plain-click";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { ItemHeader } from "./item-header";
import { useItemTitle } from "./use-item-title";

interface RedirectedItemProps {
  name: CollectionName;
  item: CollectionItem;
  target: Extract<ItemTarget, { kind: "inApp" | "newWindow" }>;
}

/** Prevents an endless loop between two items that redirect to each other. */
const followedAddresses = new Set<string>();

/** An item that opens an address instead: it redirects once, and keeps a button to the address. */
export function RedirectedItem({ name, item, target: { kind, address } }: RedirectedItemProps) {
  const t = useTranslations("collections");
  const navigation = useNavigation();
  const title = useItemTitle(name, item);
  useEffect(() => {
    if (followedAddresses.has(address)) return;
    // Without a network the browser's error page would replace the app.
    if (kind === "newWindow" && !network.isOnline()) return;
    followedAddresses.add(address);
    if (kind === "inApp") navigation.goTo(address, { replace: true });
    else pageLocation.replaceWith(address);
  }, [kind, address, navigation]);
  const open = (event: MouseEvent) => {
    if (kind === "inApp") onPlainClick(event, () => navigation.goTo(address));
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
