import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { AppRoot } from "@/components/boot/app-root";
import { EarlyStartScript, FirstPaintScript } from "@/components/boot/first-paint/inline-scripts";
import type { Elements } from "@/components/ui/elements";
import { allowances } from "@/lib/base/allowances";
import { appearance } from "@/lib/base/appearance";
import { env } from "@/lib/base/env";
import { defaultLocale, supportedLocales } from "@/lib/base/locales";
import { checkEnv } from "@/lib/boot/check-env";
import { readMessages } from "@/lib/i18n/read-messages";
import "./globals.css";

export const metadata: Metadata = {
  applicationName: env.NEXT_PUBLIC_APP_NAME,
  description: appearance.NEXT_PUBLIC_APP_DESCRIPTION,
  appleWebApp: { capable: true, title: appearance.NEXT_PUBLIC_APP_SHORT_NAME, statusBarStyle: "default" },
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
};

checkEnv({ ...env, ...appearance, ...allowances });

/** The page is exported in the default language and light; its first script sets the member's language and theme before it is painted. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLocale} suppressHydrationWarning>
      <head>
        {/* Not in `metadata`: in `npm run dev` Next's own router would set it again after each navigation, over the title of
            the screen. Until there is a screen it is right in any language. */}
        <title>{env.NEXT_PUBLIC_APP_NAME}</title>
        {/* The colour of the top bar in each theme. The next script puts that of the member's own choice before them, which in
            `npm run dev` Next's own router would take away at the next navigation if these were in `viewport`. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={appearance.NEXT_PUBLIC_THEME_COLOR} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000" />
        <EarlyStartScript />
      </head>
      <body>
        <noscript>
          {supportedLocales.map((locale) => (
            <p key={locale} lang={locale}>
              {readMessages(locale).start.noScript}
            </p>
          ))}
        </noscript>
        <AppRoot firstPaintScript={<FirstPaintScript />}>
          {/* Next's own router, which is an element. */}
          {children as Elements}
        </AppRoot>
      </body>
    </html>
  );
}
