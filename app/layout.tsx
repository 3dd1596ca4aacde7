import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { AppRoot } from "@/components/start/app-root";
import type { Elements } from "@/components/ui/elements";
import { allowances } from "@/lib/config/allowances";
import { appearance } from "@/lib/config/appearance";
import { basePath } from "@/lib/config/base-path";
import { env } from "@/lib/config/env";
import { defaultLocale, supportedLocales } from "@/lib/config/locales";
import { checkEnv } from "@/lib/build/check-env";
import { readLazyMessages } from "@/lib/build/read-messages";
import "./globals.css";

export const metadata: Metadata = {
  applicationName: env.NEXT_PUBLIC_APP_NAME,
  description: appearance.NEXT_PUBLIC_APP_DESCRIPTION,
  appleWebApp: { capable: true, title: appearance.NEXT_PUBLIC_APP_SHORT_NAME, statusBarStyle: "default" },
  // Next writes only the new name, Apple documents only the old one. An iPhone that got no manifest needs it.
  other: { "apple-mobile-web-app-capable": "yes" },
  // Chrome on iPhones would turn the date on the shown card into a link, although only Close may be pressable there.
  formatDetection: { telephone: false, date: false, address: false, email: false },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
};

const firstPaintScriptId = "first-paint-script";

const problem = checkEnv({ ...env, ...appearance, ...allowances });
if (problem !== null) throw new Error(problem);

/** The export uses the default language and the light theme; the page's first script sets the member's own before paint. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLocale} suppressHydrationWarning>
      <head>
        {/* Not in `metadata`: Next's router would set it again after each step, over the title of the screen. It needs no
        translation. */}
        <title>{env.NEXT_PUBLIC_APP_NAME}</title>
        {/* Top bar colour in each theme. Not in `viewport`: Next's router would remove the one that the first script inserts
        before them for the member's choice. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={appearance.NEXT_PUBLIC_THEME_COLOR} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000" />
        {/* Dark Reader would darken the shown card and, in Safari, invert the codes. The app has a dark theme of its own. */}
        <meta name="darkreader-lock" />
        {/* Blocks rendering until the page has drawn its first paint. */}
        <link rel="expect" href={`#${firstPaintScriptId}`} blocking="render" />
        <BlockingScript name="early-start.js" />
      </head>
      <body>
        <noscript>
          {supportedLocales.map((locale) => (
            <p key={locale} lang={locale}>
              {readLazyMessages(locale).recovery.noScript}
            </p>
          ))}
        </noscript>
        <AppRoot>
          {/* An element of Next's router. */}
          {children as Elements}
        </AppRoot>
        <BlockingScript name="first-paint.js" id={firstPaintScriptId} />
      </body>
    </html>
  );
}

/** A blocking script. The build inlines it (scripts/pages), where React leaves its text alone. */
function BlockingScript({ name, id }: { name: string; id?: string }) {
  const text = { __html: "" };
  return (
    // oxlint-disable-next-line nextjs/no-sync-scripts
    <script id={id} src={`${basePath}/${name}`} dangerouslySetInnerHTML={text} suppressHydrationWarning />
  );
}
