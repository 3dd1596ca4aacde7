"use client";

import { localeStore } from "@/lib/i18n/locale-store";
import { basePath } from "@/lib/config/base-path";

/** The last resort when the shell itself breaks: no provider, no styles, only a text and a link. */
export default function GlobalError() {
  const { locale, messages } = localeStore.get();
  return (
    <html lang={locale}>
      <body>
        <main>
          <h1>{messages.start.failedTitle}</h1>
          <p>{messages.errors.critical}</p>
          <p>
            {/* A full page load on purpose: the loaded app is broken. */}
            <a href={`${basePath}/`}>{messages.common.tryAgain}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
