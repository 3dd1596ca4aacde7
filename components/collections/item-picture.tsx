import { useState } from "react";
import { TintedIcon } from "@/components/ui/tinted-icon";
import type { CollectionItem } from "@/lib/api/collection-item";

/**
 * The avatar of an item, or its icon. A broken avatar falls back to the icon, or to a neutral one. Decorative: the title
 * names the item.
 */
export function ItemPicture({ item }: { item: CollectionItem }) {
  const [isBroken, setIsBroken] = useState(false);
  if (item.avatar !== "" && !isBroken)
    return (
      <img
        src={item.avatar}
        alt=""
        width={128}
        height={128}
        onError={() => setIsBroken(true)}
        className="size-24 shrink-0 rounded-panel bg-raised object-cover sm:size-32"
      />
    );
  if (item.icon === "" && item.avatar === "") return null;
  return (
    <TintedIcon name={item.icon} color={item.iconColor} className="size-16 rounded-panel" iconClassName="size-9" />
  );
}
