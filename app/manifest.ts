import { existsSync } from "node:fs";
import path from "node:path";
import type { MetadataRoute } from "next";
import { appearance } from "@/lib/config/appearance";
import { env } from "@/lib/config/env";
import { defaultLocale, supportedLocales } from "@/lib/config/locales";
import { readMessages } from "@/lib/build/read-messages";
import type { FirstMessages } from "@/lib/i18n/message-files";
import { href } from "@/lib/routes/href";
import { basePath } from "@/lib/config/base-path";
import { routeExists, type RouteName } from "@/lib/routes/routes";
import { showCardAddress } from "@/lib/routes/show-card-address";

export const dynamic = "force-static";

type Manifest = MetadataRoute.Manifest;
type Shortcut = NonNullable<Manifest["shortcuts"]>[number];
/** Chrome and Edge use it when the browser speaks another language; Next's type lacks it. */
type LocalizedShortcut = Shortcut & { name_localized: Record<string, string> };

const icons = `${basePath}/icons`;

/** The web app manifest. `npm run brand` makes the icons, `npm run screenshots` the pictures. */
export default function manifest(): Manifest {
  const home = href("membershipCard");
  return {
    id: home,
    start_url: home,
    scope: home,
    name: env.NEXT_PUBLIC_APP_NAME,
    short_name: appearance.NEXT_PUBLIC_APP_SHORT_NAME,
    description: appearance.NEXT_PUBLIC_APP_DESCRIPTION,
    lang: defaultLocale,
    dir: "ltr",
    display: "standalone",
    categories: ["lifestyle", "social"],
    background_color: appearance.NEXT_PUBLIC_BACKGROUND_COLOR,
    theme_color: appearance.NEXT_PUBLIC_THEME_COLOR,
    icons: [
      ...(existsSync(path.join(process.cwd(), "app/icon.svg"))
        ? [{ src: `${basePath}/icon.svg`, sizes: "any", type: "image/svg+xml" }]
        : []),
      icon("app", 192, "any"),
      icon("app", 512, "any"),
      icon("app-maskable", 192, "maskable"),
      icon("app-maskable", 512, "maskable"),
      icon("app-monochrome", 512, "monochrome"),
    ],
    shortcuts: [
      shortcut("card", showCardAddress, ({ membershipCard }) => membershipCard.show),
      routeShortcut("membershipCard", "card"),
      routeShortcut("invoiceContainer", "invoices"),
    ].flat(),
    screenshots: [screenshot("narrow", "824x1646"), screenshot("wide", "1280x800")].flat(),
  };
}

function icon(name: string, size: number, purpose: "any" | "maskable" | "monochrome") {
  return { src: `${icons}/${name}-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose };
}

function routeShortcut(route: RouteName, icon: string): LocalizedShortcut[] {
  return routeExists(route) ? [shortcut(icon, href(route), ({ routes }) => routes[route])] : [];
}

function shortcut(iconName: string, url: string, nameIn: (messages: FirstMessages) => string): LocalizedShortcut {
  return {
    name: nameIn(readMessages(defaultLocale)),
    name_localized: Object.fromEntries(
      supportedLocales.slice(1).map((locale) => [locale, nameIn(readMessages(locale))]),
    ),
    url,
    icons: [icon(`app-shortcut-${iconName}`, 192, "any")],
  };
}

/** For the browser's install prompt. An association may delete or replace them. */
function screenshot(formFactor: "narrow" | "wide", sizes: string): NonNullable<Manifest["screenshots"]> {
  const file = `app-screenshot-${formFactor}.webp`;
  if (!existsSync(path.join(process.cwd(), "public/icons", file))) return [];
  return [
    {
      src: `${icons}/${file}`,
      sizes,
      type: "image/webp",
      form_factor: formFactor,
      label: readMessages(defaultLocale).routes.membershipCard,
    },
  ];
}
