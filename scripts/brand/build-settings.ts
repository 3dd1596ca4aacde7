const rows: [setting: string, flag: string, question: string][] = [
  ["NEXT_PUBLIC_APP_NAME", "name", "Name of the app, in titles and in place of a logo"],
  ["NEXT_PUBLIC_APP_SHORT_NAME", "short-name", "Name below the icon on the home screen, some twelve characters"],
  ["NEXT_PUBLIC_APP_DESCRIPTION", "description", "What the app is for, in one sentence"],
  ["NEXT_PUBLIC_PRIMARY_COLOR", "color", "Colour of the card, buttons and switches, such as #006772"],
  ["NEXT_PUBLIC_PRIMARY_COLOR_DARK", "color-dark", "The same in the dark theme; empty: made from the colour"],
  ["NEXT_PUBLIC_LINK_COLOR", "link-color", "Colour of links in the light theme; empty: made from the colour"],
  ["NEXT_PUBLIC_ACCENT_COLOR", "accent-color", "Colour of links in the dark theme"],
  ["NEXT_PUBLIC_SECONDARY_COLOR", "secondary-color", "Second colour, which the server may name for its icons"],
  ["NEXT_PUBLIC_THEME_COLOR", "theme-color", "Colour of the status bar and the title bar in the light theme"],
  ["NEXT_PUBLIC_BACKGROUND_COLOR", "background-color", "Colour behind the icon while the installed app opens"],
  ["NEXT_PUBLIC_API_BASE", "api", "Address of the server's calls, with {locale} where the language stands"],
  ["NEXT_PUBLIC_LOCALES", "locales", "Languages, the default one first"],
  ["NEXT_PUBLIC_ROUTES_OFF", "routes-off", "Routes that are left out, such as eventContainer,myAccount"],
  ["NEXT_PUBLIC_EMBEDS", "embeds", "Video services that are shown in place, or none"],
  ["NEXT_PUBLIC_IMAGE_SOURCES", "image-sources", "Where pictures of the content may come from, or none"],
  ["NEXT_PUBLIC_FILE_SOURCES", "file-sources", "Other origins whose receipts and files the app may fetch, or none"],
  ["NEXT_PUBLIC_PAYMENT_SOURCES", "payment-sources", "Where the payment form may go"],
  ["NEXT_PUBLIC_STORE_CARD", "store-card", "Keep the card on the device for use without a network (on or off)"],
  ["NEXT_PUBLIC_ANALYTICS", "analytics", "Load the analytics tag of the server's config (on or off)"],
  ["NEXT_PUBLIC_PREFIX_CONFIG", "prefix-config", "Path of the call config"],
  ["NEXT_PUBLIC_PREFIX_ME", "prefix-me", "Path of the call me"],
  ["NEXT_PUBLIC_PREFIX_INVOICE", "prefix-invoice", "Path of the calls of payments"],
  ["NEXT_PUBLIC_PREFIX_LOGOUT", "prefix-logout", "Path of the call logout"],
  ["NEXT_PUBLIC_PREFIX_ARTICLES", "prefix-articles", "Path of the call articles"],
  ["NEXT_PUBLIC_PREFIX_EVENTS", "prefix-events", "Path of the call events"],
  ["NEXT_PUBLIC_PREFIX_BENEFITS", "prefix-benefits", "Path of the call benefits"],
  ["NEXT_PUBLIC_PREFIX_PAGES", "prefix-pages", "Path of the call pages"],
];

/**
 * Every build setting of an association: its name, its flag of `npm run brand`, and the question that `npm run brand` asks.
 * Defaults and checks are in lib/config and lib/build/check-env.ts.
 */
export const buildSettings = rows.map(([setting, flag, question]) => ({ setting, flag, question }));
