/** What the installed app is called and looks like: build settings that only the exported pages and the manifest hold. */
export const appearance = {
  /** Below the icon on the home screen, where there is room for some twelve characters. */
  NEXT_PUBLIC_APP_SHORT_NAME:
    process.env.NEXT_PUBLIC_APP_SHORT_NAME || process.env.NEXT_PUBLIC_APP_NAME || "Jäsenkortti",
  NEXT_PUBLIC_APP_DESCRIPTION:
    process.env.NEXT_PUBLIC_APP_DESCRIPTION || "Jäsenkortti, laskut ja omat tiedot aina mukanasi.",
  /** Of the phone's status bar and of the window's title bar, in the light theme. */
  NEXT_PUBLIC_THEME_COLOR: process.env.NEXT_PUBLIC_THEME_COLOR || "#ffffff",
  /** Behind the icon while the installed app opens. */
  NEXT_PUBLIC_BACKGROUND_COLOR: process.env.NEXT_PUBLIC_BACKGROUND_COLOR || "#fafafa",
};

export type Appearance = typeof appearance;
