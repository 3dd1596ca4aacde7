import { describe, ignoredId } from "./docs";
import {
  configSchema,
  linkGroupSchema,
  linkItemSchema,
  logoSchema,
  contentPageSchema,
  alertSchema,
  paymentInformationSchema,
  formsSchema,
} from "./config";

export const configDocs = describe(
  configSchema,
  "The association's configuration. An empty object gives the app with its defaults.",
  {
    google_analytics_id: {
      means:
        'Id of the page-analytics tag. "Enhanced measurement" has to be off in its account, or whole addresses are counted.',
      missing: "Nothing is measured.",
    },
    cookie_consent_enabled: {
      means:
        "true: the app asks members which cookies they accept. false: it does not ask, and shows embedded content at once.",
      missing: "No dialog opens by itself, and embedded content needs consent.",
    },
    installation_guide_page: {
      means: "The association's own guide to installing the app.",
      missing: "The menu has no guide, and the installation notice is not shown.",
    },
    cookie_info_page: {
      means: "The page that Read more opens in the cookie dialog.",
      missing: "The dialog has no such button.",
    },
    invalid_membership_alert: {
      means: "The warning on the card of a member with `_has_invalid_memberships`.",
      missing: "The warning has a general sentence.",
    },
    hero_image: {
      means: "The picture at the head of the card, twice as wide as high.",
      missing: "The head of the card shows only name and memberships.",
      kind: "Image",
    },
    forms: {
      means: "The forms that the app shows.",
      missing: "My account shows the details, read-only.",
    },
    payment_information: {
      means: "The text shown before a payment.",
      missing: "No text is shown before a payment.",
    },
    links: {
      means: "Groups of links at the top of the menu.",
      missing: "The menu begins with the app's own entries.",
    },
    logo: {
      means: "The logo in the top bar, shown 36 px high.",
      missing: "The top bar shows the app's name.",
    },
    languages: {
      means:
        "The languages that members can choose. Languages without texts in the app (by default all but fi and en) are not offered.",
      missing: "All languages of the app are offered.",
      kind: "Languages",
    },
  },
);

export const linkGroupDocs = describe(
  linkGroupSchema,
  "A group of links of the menu. A group without any link is left out.",
  {
    id: ignoredId,
    title: { means: "Its heading.", missing: "The group has no heading." },
    items: { means: "Its links.", missing: "The group is left out.", required: true },
  },
);

export const linkDocs = describe(linkItemSchema, "A link of the menu. Opens in a new tab.", {
  id: ignoredId,
  url: {
    means: "The address of a web page. Mail and phone addresses work only in the text of a page.",
    missing: "The link is left out.",
    required: true,
  },
  label: { means: "The text of the link.", missing: "The address is shown.", required: true },
  icon: { means: "The picture before the label.", missing: "A neutral picture is shown.", kind: "Icon" },
});

export const logoDocs = describe(logoSchema, "The association's logo for both themes.", {
  dark: {
    means: "Shown in the dark theme: a bright logo.",
    missing: "The dark theme shows the app's name.",
    kind: "Image",
  },
  light: {
    means: "Shown in the light theme: a dark logo.",
    missing: "The light theme shows the app's name.",
    kind: "Image",
  },
});

export const contentPageDocs = describe(contentPageSchema, "A page of content blocks.", {
  title: { means: "Its heading.", missing: "The page has a general heading." },
  content_blocks: {
    means: "Its content.",
    missing: "The page is empty.",
    holds: "ContentBlock",
    required: true,
  },
});

export const alertTextDocs = describe(alertSchema, "The texts of a warning.", {
  title: { means: "The bold first line.", missing: "A general sentence is shown." },
  summary: { means: "The explanation, with what to do.", missing: "There is no explanation." },
});

export const paymentInformationDocs = describe(paymentInformationSchema, "The text shown before a payment.", {
  content: { means: "The text.", missing: "No text is shown before a payment.", kind: "Html" },
});

export const formsDocs = describe(formsSchema, "The forms that the app shows.", {
  myAccount: {
    means: "The form of My account.",
    missing: "My account shows the details, read-only.",
    kind: "FormSchema",
  },
});
