"use client";

import { localeStore } from "@/lib/i18n/locale-store";
import { basePath } from "@/lib/config/base-path";

/** The last resort, when even the shell broke: no provider, no style of the app, only words and a way on. */
export default function GlobalError() {
  const { locale, messages } = localeStore.get();
  return (
    <html lang={locale}>
      <body>
        <main>
          <h1>{messages.start.failedTitle}</h1>
          <p>{messages.errors.critical}</p>
          <p>
            {/* A whole page load on purpose: the app that is loaded has broken. */}
            <a href={`${basePath}/`}>{messages.common.tryAgain}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
