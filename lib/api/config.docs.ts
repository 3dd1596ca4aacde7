import { describe, ofNoUse } from "./docs";
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
  "What the association configures. An empty object is the app of an association that configured nothing.",
  {
    google_analytics_id: {
      means:
        'Id of the page-analytics tag. "Enhanced measurement" has to be off in its account, or whole addresses are counted.',
      missing: "Nothing is measured.",
    },
    cookie_consent_enabled: {
      means:
        "true: members are asked which cookies they accept. false: nobody is asked, and embedded content is shown at once.",
      missing: "No dialog opens by itself, and embedded content asks before it is shown.",
    },
    installation_guide_page: {
      means: "The association's own guide to installing the app.",
      missing: "The menu has no guide; the notice about installing never comes.",
    },
    cookie_info_page: {
      means: "What the cookie dialog shows behind Read more.",
      missing: "The dialog has no such button.",
    },
    invalid_membership_alert: {
      means: "The warning on the card of a member with `_has_invalid_memberships`.",
      missing: "The warning has a general sentence.",
    },
    hero_image: {
      means: "The picture at the head of the card, twice as wide as high.",
      missing: "The head of the card holds name and memberships alone.",
      kind: "Image",
    },
    forms: {
      means: "The forms that the app shows.",
      missing: "My account shows the details, to be read only.",
    },
    payment_information: {
      means: "What a member reads before paying.",
      missing: "Nothing is said before paying.",
    },
    links: {
      means: "Groups of links at the top of the menu.",
      missing: "The menu begins with the app's own entries.",
    },
    logo: {
      means: "The logo in the top bar, shown 36 px high.",
      missing: "The name of the app stands there.",
    },
    languages: {
      means:
        "The languages that members may choose. Those that the app has no texts for (other than fi, en) are not offered.",
      missing: "All languages of the app are offered.",
      kind: "Languages",
    },
  },
);

export const linkGroupDocs = describe(
  linkGroupSchema,
  "A group of links of the menu. A group without any link is left out.",
  {
    id: ofNoUse,
    title: { means: "Its heading.", missing: "The group has no heading." },
    items: { means: "Its links.", missing: "The group is left out.", required: true },
  },
);

export const linkDocs = describe(linkItemSchema, "A link of the menu. Opens in a new tab.", {
  id: ofNoUse,
  url: {
    means: "Where it leads: a page of the web. An address of mail or phone has its place in the text of a page.",
    missing: "The link is left out.",
    required: true,
  },
  label: { means: "What the member reads.", missing: "The address is shown.", required: true },
  icon: { means: "The picture before the label.", missing: "A neutral picture is shown.", kind: "Icon" },
});

export const logoDocs = describe(logoSchema, "The association's logo for both themes.", {
  dark: {
    means: "Shown in the dark theme: a bright logo.",
    missing: "The name of the app stands there in the dark theme.",
    kind: "Image",
  },
  light: {
    means: "Shown in the light theme: a dark logo.",
    missing: "The name of the app stands there in the light theme.",
    kind: "Image",
  },
});

export const contentPageDocs = describe(contentPageSchema, "A page of content blocks.", {
  title: { means: "Its heading.", missing: "The page has a general heading." },
  content_blocks: {
    means: "What stands on it.",
    missing: "The page is empty.",
    holds: "ContentBlock",
    required: true,
  },
});

export const alertTextDocs = describe(alertSchema, "The words of a warning.", {
  title: { means: "In bold.", missing: "A general sentence stands there." },
  summary: { means: "What it means and what to do.", missing: "Nothing stands below the title." },
});

export const paymentInformationDocs = describe(paymentInformationSchema, "What a member reads before paying.", {
  content: { means: "The text.", missing: "Nothing is said before paying.", kind: "Html" },
});

export const formsDocs = describe(formsSchema, "The forms that the app shows.", {
  myAccount: {
    means: "The form of My account.",
    missing: "My account shows the details, to be read only.",
    kind: "FormSchema",
  },
});
