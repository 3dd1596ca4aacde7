import { localeList } from "./locales";

/** The app's name and look: build settings that only the exported pages, the style sheet and the manifest use. */
export const appearance = {
  /** Without spaces; the first is the default. Each has its texts in messages/. */
  NEXT_PUBLIC_LOCALES: localeList,
  /** Below the icon on the home screen, which fits some twelve characters. */
  NEXT_PUBLIC_APP_SHORT_NAME:
    process.env.NEXT_PUBLIC_APP_SHORT_NAME || process.env.NEXT_PUBLIC_APP_NAME || "Jäsenkortti",
  NEXT_PUBLIC_APP_DESCRIPTION:
    process.env.NEXT_PUBLIC_APP_DESCRIPTION || "Jäsenkortti, laskut ja omat tiedot aina mukanasi.",
  /** Of the phone's status bar and the window's title bar, in the light theme. */
  NEXT_PUBLIC_THEME_COLOR: process.env.NEXT_PUBLIC_THEME_COLOR || "#ffffff",
  /** Behind the icon while the installed app opens. */
  NEXT_PUBLIC_BACKGROUND_COLOR: process.env.NEXT_PUBLIC_BACKGROUND_COLOR || "#fafafa",
  /** Of the card, buttons, switches. Empty colours below are derived from it: see lib/build/brand-colors.ts. */
  NEXT_PUBLIC_PRIMARY_COLOR: process.env.NEXT_PUBLIC_PRIMARY_COLOR || "#dd005c",
  NEXT_PUBLIC_PRIMARY_COLOR_DARK: process.env.NEXT_PUBLIC_PRIMARY_COLOR_DARK || "",
  /** Of links and the focus ring in the light theme. */
  NEXT_PUBLIC_LINK_COLOR: process.env.NEXT_PUBLIC_LINK_COLOR || "",
  /** Of links and the focus ring in the dark theme. */
  NEXT_PUBLIC_ACCENT_COLOR: process.env.NEXT_PUBLIC_ACCENT_COLOR || "#82b1ff",
  /** A colour that the server may name for its icons. */
  NEXT_PUBLIC_SECONDARY_COLOR: process.env.NEXT_PUBLIC_SECONDARY_COLOR || "#006772",
};

export type Appearance = typeof appearance;
