import * as z from "@/lib/api/zod";
import { asList } from "./as-list";
import { isRecord } from "./is-record";
import { anything, imageUrl, listOf, optional, optionalFlag, rawList, read, text, url, wire } from "./tolerant";

export const linkItemSchema = wire({ id: text, url, label: text, icon: text }, (item) => ({
  id: item.id,
  url: item.url,
  label: item.label,
  icon: item.icon,
}));

export const linkGroupSchema = wire({ id: text, title: text, items: listOf(linkItemSchema) }, (group) => ({
  id: group.id,
  title: group.title,
  /** Leaves out a link without an address. */
  items: group.items.filter((item) => item.url !== ""),
}));

export const logoSchema = wire({ dark: imageUrl, light: imageUrl }, (logo) => ({ dark: logo.dark, light: logo.light }));
export const contentPageSchema = wire({ title: text, content_blocks: rawList }, (page) => ({
  title: page.title,
  rawBlocks: page.content_blocks,
}));
export const alertSchema = wire({ title: text, summary: text }, (alert) => ({
  title: alert.title,
  summary: alert.summary,
}));
export const paymentInformationSchema = wire({ content: text }, (information) => information.content);
export const formsSchema = wire({ myAccount: anything }, (forms) => forms.myAccount);

/** Codes, or objects with code and title. */
const languages = read((value) =>
  (asList(value) ?? []).flatMap((entry) => {
    const code = isRecord(entry) ? entry.code : entry;
    const title = isRecord(entry) && typeof entry.title === "string" ? entry.title : "";
    return typeof code === "string" && code !== "" ? [{ code, title }] : [];
  }),
);

/** The association's configuration. Parses an empty object to the defaults. */
export const configSchema = wire(
  {
    google_analytics_id: text,
    cookie_consent_enabled: optionalFlag,
    installation_guide_page: optional(contentPageSchema),
    cookie_info_page: optional(contentPageSchema),
    invalid_membership_alert: optional(alertSchema),
    hero_image: imageUrl,
    forms: optional(formsSchema),
    payment_information: optional(paymentInformationSchema),
    links: listOf(linkGroupSchema),
    logo: optional(logoSchema),
    languages,
  },
  (config) => ({
    googleAnalyticsId: config.google_analytics_id,
    /**
     * null when the server sent no value: then no dialog opens by itself and the gate is closed
     * (docs/product.md, Cookies and analytics).
     */
    cookieConsentEnabled: config.cookie_consent_enabled,
    installationGuidePage: config.installation_guide_page,
    cookieInfoPage: config.cookie_info_page,
    invalidMembershipAlert: config.invalid_membership_alert,
    heroImage: config.hero_image,
    /** The form schema of My account as sent. It is parsed when the form opens. */
    myAccountForm: config.forms,
    paymentInformationHtml: config.payment_information ?? "",
    linkGroups: config.links.filter((group) => group.items.length > 0),
    logo: config.logo ?? { dark: "", light: "" },
    languages: config.languages,
  }),
);

export type Config = z.output<typeof configSchema>;
export type LinkGroup = Config["linkGroups"][number];

/** Stands in for a missing config (docs/product.md, Start). */
export const emptyConfig: Config = z.parse(configSchema, {});
