import type { Page } from "@playwright/test";

export interface Screen {
  /** Of the picture's file, before the theme. */
  name: string;
  address: string;
  /** What is there when the screen is. */
  heading: string;
  /** Of a lossy picture, for what holds a painting: without it nothing is lost. */
  quality?: number;
  /** What is tapped first. */
  prepare?: (page: Page) => Promise<void>;
}

/** The main screens, as the ordinary member of the mock association has them. */
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
