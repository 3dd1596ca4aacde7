import { useState, type CSSProperties } from "react";
import { ServerIcon } from "@/components/ui/server-icon";
import type { CollectionItem } from "@/lib/api/collection-item";
import { cssColor } from "@/lib/base/css-color";

/** The avatar of an entry, or its icon when there is none or it cannot be shown. Decoration: the title says what it is. */
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
  if (item.icon === "") return null;
  const tone = { "--tone": cssColor(item.iconColor) } as CSSProperties;
  return (
    <span
      style={tone}
      className="inline-flex size-16 shrink-0 items-center justify-center rounded-panel bg-[color-mix(in_srgb,var(--tone)_14%,var(--surface))] text-[color-mix(in_srgb,var(--tone)_75%,var(--ink))]"
    >
      <ServerIcon name={item.icon} className="size-9" />
    </span>
  );
}
