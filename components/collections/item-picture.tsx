import { mdiImageOutline } from "@mdi/js";
import { useState, type CSSProperties } from "react";
import { ServerIcon } from "@/components/ui/server-icon";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { CollectionItem } from "@/lib/api/collection-item";
import { cssColor } from "@/lib/base/css-color";

/**
 * The avatar of an entry, or its icon when there is none. One that cannot be had leaves its icon too, or a neutral one in
 * its place. Decoration: the title says what it is.
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
  const tone = { "--tone": cssColor(item.icon && item.iconColor) } as CSSProperties;
  return (
    <span
      style={tone}
      className="inline-flex size-16 shrink-0 items-center justify-center rounded-panel bg-[color-mix(in_srgb,var(--tone)_var(--icon-tint),var(--surface))] text-[color-mix(in_srgb,var(--tone)_75%,var(--ink))]"
    >
      {item.icon === "" ? (
        <SvgIcon path={mdiImageOutline} className="size-9" />
      ) : (
        <ServerIcon name={item.icon} className="size-9" />
      )}
    </span>
  );
}
