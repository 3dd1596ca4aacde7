import type { Page } from "@playwright/test";

export interface Screen {
  /** The picture's file name, before the theme. */
  name: string;
  address: string;
  /** Visible once the screen is shown. */
  heading: string;
  /** Quality of a lossy picture, for screens with a painting. Lossless by default. */
  quality?: number;
  /** The element to tap first. */
  prepare?: (page: Page) => Promise<void>;
}

/** The main screens, with the data of the ordinary member. */
export const screens: readonly Screen[] = [
  { name: "card", address: "/app/", heading: "Maija Mallikas", quality: 85 },
  {
    name: "show-card",
    address: "/app/",
    heading: "Maija Mallikas",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Näytä kortti" }).click();
      await page.getByRole("dialog").getByRole("img", { name: "Kortin koodi" }).waitFor();
    },
  },
  { name: "invoices", address: "/app/invoices", heading: "Laskut" },
  { name: "invoice", address: "/app/invoices/5012", heading: "Jäsenmaksu ja jäsenlehti" },
  { name: "my-account", address: "/app/myaccount", heading: "Omat tiedot" },
  { name: "articles", address: "/app/articles", heading: "Uutiset" },
  { name: "event", address: "/app/events/tupaviikonloppu", heading: "Tupaviikonloppu Kuukkelinlammella", quality: 85 },
  { name: "settings", address: "/app/settings", heading: "Asetukset" },
];

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** A Thursday in winter, at eleven in Helsinki: the weekend among the mock events then falls on a weekend. */
export const pictureTime = Date.UTC(2026, 0, 15, 9);

export const picturesFolder = "docs/screenshots";

export function pictureName({ name }: Screen, theme: Theme): string {
  return `${name}-${theme}.webp`;
}
