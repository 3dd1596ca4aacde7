import * as z from "@/lib/api/zod";
import { decodeEntities } from "./decode-entities";
import { asList, isRecord } from "./json";
import {
  anything,
  from,
  imageUrl,
  listOf,
  optional,
  optionalFlag,
  rawList,
  rawText,
  read,
  text,
  url,
  wire,
} from "./tolerant";

export const linkItemSchema = wire({ id: text, url, label: text, icon: text });

export const linkGroupSchema = wire({ id: text, title: text, items: listOf(linkItemSchema) }, (group) => ({
  ...group,
  /** Leaves out a link without an address. */
  items: group.items.filter((item) => item.url !== ""),
}));

export const logoSchema = wire({ dark: imageUrl, light: imageUrl });
export const contentPageSchema = wire({ title: text, rawBlocks: from("content_blocks", rawList) });
export const alertSchema = wire({ title: text, summary: text });
export const paymentInformationSchema = wire({ content: rawText }, (information) => information.content);
export const formsSchema = wire({ myAccount: anything }, (forms) => forms.myAccount);

/** Codes, or objects with code and title. */
const languages = read((value) =>
  (asList(value) ?? []).flatMap((entry) => {
    const code = isRecord(entry) ? entry.code : entry;
    const title = isRecord(entry) && typeof entry.title === "string" ? decodeEntities(entry.title) : "";
    return typeof code === "string" && code !== "" ? [{ code, title }] : [];
  }),
);

/** The association's configuration. Parses an empty object to the defaults. */
export const configSchema = wire(
  {
    googleAnalyticsId: from("google_analytics_id", text),
    /**
     * null when the server sent no value: then no dialog opens by itself and the gate is closed
     * (docs/product.md, Cookies and analytics).
     */
    cookieConsentEnabled: from("cookie_consent_enabled", optionalFlag),
    installationGuidePage: from("installation_guide_page", optional(contentPageSchema)),
    cookieInfoPage: from("cookie_info_page", optional(contentPageSchema)),
    invalidMembershipAlert: from("invalid_membership_alert", optional(alertSchema)),
    heroImage: from("hero_image", imageUrl),
    /** The form schema of My account as sent. It is parsed when the form opens. */
    myAccountForm: from("forms", optional(formsSchema)),
    paymentInformationHtml: from("payment_information", optional(paymentInformationSchema)),
    linkGroups: from("links", listOf(linkGroupSchema)),
    logo: optional(logoSchema),
    languages,
  },
  (config) => ({
    ...config,
    paymentInformationHtml: config.paymentInformationHtml ?? "",
    linkGroups: config.linkGroups.filter((group) => group.items.length > 0),
    logo: config.logo ?? { dark: "", light: "" },
  }),
);

export type Config = z.output<typeof configSchema>;
export type LinkGroup = Config["linkGroups"][number];

/** Stands in for a missing config (docs/product.md, Start). */
export const emptyConfig: Config = z.parse(configSchema, {});
