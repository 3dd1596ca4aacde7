"use client";

import english from "@/messages/en.json";
import finnish from "@/messages/fi.json";
import { basePath } from "@/lib/routes/routes";

/** The last resort, when even the shell broke: no provider, no style of the app, only words and a way on. */
export default function GlobalError() {
  const texts = typeof document !== "undefined" && document.documentElement.lang === "en" ? english : finnish;
  return (
    <html lang="fi" suppressHydrationWarning>
      <body>
        <main>
          <h1>{texts.start.failedTitle}</h1>
          <p>{texts.errors.critical}</p>
          <p>
            {/* A whole page load on purpose: the app that is loaded has broken. */}
            {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
            <a href={`${basePath}/`}>{texts.common.tryAgain}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
