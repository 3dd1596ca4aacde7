import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { Queries } from "./queries";
import "./page.css";

export const metadata: Metadata = { title: "Jäsenkortti" };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="fi">
      <body>
        <NextIntlClientProvider>
          <Queries>{children}</Queries>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
