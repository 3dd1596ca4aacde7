import type { Appearance } from "@/lib/config/appearance";
import type { BrandSettings } from "./brand-colors";

/** The colours among the build settings, by purpose. */
export function brandSettings(appearance: Appearance): BrandSettings {
  return {
    primary: appearance.NEXT_PUBLIC_PRIMARY_COLOR,
    primaryDark: appearance.NEXT_PUBLIC_PRIMARY_COLOR_DARK,
    link: appearance.NEXT_PUBLIC_LINK_COLOR,
    accent: appearance.NEXT_PUBLIC_ACCENT_COLOR,
    secondary: appearance.NEXT_PUBLIC_SECONDARY_COLOR,
  };
}
