import { mdiImageOutline } from "@mdi/js";
import type { CSSProperties } from "react";
import { cssColor } from "@/lib/format/css-color";
import { ServerIcon } from "./server-icon";
import { SvgIcon } from "./svg-icon";

interface TintedIconProps {
  /** Name from the server; without one, a neutral icon replaces a broken picture. */
  name?: string;
  color?: string;
  /** Size and corners of the plate. */
  className: string;
  iconClassName?: string;
}

/** An icon on a plate, both in the icon's colour. */
export function TintedIcon({ name, color, className, iconClassName }: TintedIconProps) {
  const tone = { "--tone": cssColor((name && color) ?? "") } as CSSProperties;
  return (
    <span
      style={tone}
      className={`inline-flex shrink-0 items-center justify-center bg-[color-mix(in_srgb,var(--tone)_var(--icon-tint),var(--surface))] text-[color-mix(in_srgb,var(--tone)_75%,var(--ink))] ${className}`}
    >
      {name ? (
        <ServerIcon name={name} className={iconClassName} />
      ) : (
        <SvgIcon path={mdiImageOutline} className={iconClassName} />
      )}
    </span>
  );
}
