import { mdiImageOutline } from "@mdi/js";
import { cssColor } from "@/lib/format/css-color";
import { useBroken } from "@/lib/platform/use-broken";
import { groundPicture } from "./ground-picture";
import { ServerIcon } from "./server-icon";
import { SvgIcon } from "./svg-icon";

interface ItemPictureProps {
  avatar?: string;
  icon?: string;
  iconColor?: string;
  /** In a list, or above the item's own text. */
  place: keyof typeof looks;
}

const looks = {
  row: { side: 48, picture: "size-12 rounded-full", plate: "size-12 rounded-full", icon: "size-6" },
  header: { side: 128, picture: "size-24 rounded-panel sm:size-32", plate: "size-16 rounded-panel", icon: "size-9" },
} as const;

/** The avatar of an item, or its icon. A broken avatar falls back to the icon, or to a neutral one. Decorative. */
export function ItemPicture({ avatar = "", icon, iconColor = "", place }: ItemPictureProps) {
  const { isBroken, reportBroken } = useBroken(avatar);
  const look = looks[place];
  if (avatar && !isBroken)
    return (
      <img
        src={avatar}
        alt=""
        loading={place === "row" ? "lazy" : undefined}
        width={look.side}
        height={look.side}
        onLoad={groundPicture}
        onError={reportBroken}
        className={`shrink-0 bg-raised object-cover ${look.picture}`}
      />
    );
  if (!icon && !avatar) return null;
  // On a plate, both in the icon's colour.
  return (
    <span
      style={{ "--tone": cssColor(icon ? iconColor : "") }}
      className={`inline-flex shrink-0 items-center justify-center bg-[color-mix(in_srgb,var(--tone)_var(--icon-tint),var(--surface))] text-[color-mix(in_srgb,var(--tone)_75%,var(--ink))] ${look.plate}`}
    >
      {icon ? (
        <ServerIcon name={icon} className={look.icon} />
      ) : (
        <SvgIcon path={mdiImageOutline} className={look.icon} />
      )}
    </span>
  );
}
