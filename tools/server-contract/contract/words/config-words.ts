import { ofNoUse, type EntityWords } from "./words";

export const configWords = {
  Config: {
    means: "What the association configures. An empty object is the app of an association that configured nothing.",
    fields: {
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
        holds: "ContentPage",
      },
      cookie_info_page: {
        means: "What the cookie dialog shows behind Read more.",
        missing: "The dialog has no such button.",
        holds: "ContentPage",
      },
      invalid_membership_alert: {
        means: "The warning on the card of a member with `_has_invalid_memberships`.",
        missing: "The warning has a general sentence.",
        holds: "AlertText",
      },
      hero_image: {
        means: "The picture at the head of the card, twice as wide as high.",
        missing: "The head of the card holds name and memberships alone.",
        sends: "Image",
      },
      forms: {
        means: "The forms that the app shows.",
        missing: "My account shows the details, to be read only.",
        holds: "Forms",
      },
      payment_information: {
        means: "What a member reads before paying.",
        missing: "Nothing is said before paying.",
        holds: "PaymentInformation",
      },
      links: {
        means: "Groups of links at the top of the menu.",
        missing: "The menu begins with the app's own entries.",
        holds: "LinkGroup",
      },
      logo: {
        means: "The logo in the top bar, shown 36 px high.",
        missing: "The name of the app stands there.",
        holds: "Logo",
      },
      languages: {
        means:
          "The languages that members may choose. Those that the app has no texts for (other than fi, en) are not offered.",
        missing: "All languages of the app are offered.",
        sends: "Languages",
      },
    },
  },
  LinkGroup: {
    means: "A group of links of the menu. A group without any link is left out.",
    fields: {
      id: ofNoUse,
      title: { means: "Its heading.", missing: "The group has no heading." },
      items: { means: "Its links.", missing: "The group is left out.", holds: "Link", required: true },
    },
  },
  Link: {
    means: "A link of the menu. Opens in a new tab.",
    fields: {
      id: ofNoUse,
      url: {
        means: "Where it leads: a page of the web. An address of mail or phone has its place in the text of a page.",
        missing: "The link is left out.",
        required: true,
      },
      label: { means: "What the member reads.", missing: "The address is shown.", required: true },
      icon: { means: "The picture before the label.", missing: "A neutral picture is shown.", form: "Icon" },
    },
  },
  Logo: {
    means: "The association's logo for both themes.",
    fields: {
      dark: {
        means: "Shown in the dark theme: a bright logo.",
        missing: "The name of the app stands there in the dark theme.",
        sends: "Image",
      },
      light: {
        means: "Shown in the light theme: a dark logo.",
        missing: "The name of the app stands there in the light theme.",
        sends: "Image",
      },
    },
  },
  ContentPage: {
    means: "A page of content blocks.",
    fields: {
      title: { means: "Its heading.", missing: "The page has a general heading." },
      content_blocks: {
        means: "What stands on it.",
        missing: "The page is empty.",
        holds: "ContentBlock",
        required: true,
      },
    },
  },
  AlertText: {
    means: "The words of a warning.",
    fields: {
      title: { means: "In bold.", missing: "A general sentence stands there." },
      summary: { means: "What it means and what to do.", missing: "Nothing stands below the title." },
    },
  },
  PaymentInformation: {
    means: "What a member reads before paying.",
    fields: { content: { means: "The text.", missing: "Nothing is said before paying.", form: "Html" } },
  },
  Forms: {
    means: "The forms that the app shows.",
    fields: {
      myAccount: {
        means: "The form of My account.",
        missing: "My account shows the details, to be read only.",
        sends: "FormSchema",
      },
    },
  },
} satisfies Record<string, EntityWords>;
