import { describe, ofNoUse } from "./docs";
import { knownFieldsSchema, membershipSchema, assignmentSchema, cardCodeSchema, walletLinksSchema } from "./member";

export const memberDocs = describe(
  knownFieldsSchema,
  "The signed-in member. Beside the fields below it carries the current value of each field of the My account form under the name of that field: text, true or false for a checkbox, a list of ids for checkboxes, dates as `YYYY-MM-DD`, times as `HH:mm`, both as `YYYY-MM-DDTHH:mm`.",
  {
    id: {
      means:
        "Tells one member from another on a shared device: when it changes, everything that was kept of the other member is removed.",
      missing: "The name tells them apart: two members of one name on one device count as one then.",
    },
    _full_name: { means: "The name on the card.", missing: "The card has no name.", required: true },
    membership: { means: "The memberships, below the name.", missing: "None are listed." },
    _details: {
      means: "Rows of the card: member number, birthday, valid until.",
      missing: "The card has no rows.",
    },
    assignment: {
      means: "What the member does in the association.",
      missing: "There is no list of assignments.",
    },
    invoice: {
      means: "The invoices, in the order in which they are listed.",
      missing: "There are no invoices to show.",
    },
    _has_invalid_memberships: {
      means: "true: the card warns with the words of `config.invalid_membership_alert`.",
      missing: "The card does not warn.",
    },
    _card_code: {
      means: "The code that the shown card has.",
      missing: "The card is shown without a code.",
    },
    _photo: { means: "A picture of the member, 88 x 110 px on the card.", missing: "The card has no photo." },
    _verify_url: { means: "A page where somebody else can check the card.", missing: "The card has no such link." },
    _wallet_links: {
      means: "The card for the wallet of the phone.",
      missing: "The card has no such links.",
    },
  },
);

export const membershipDocs = describe(membershipSchema, "A membership.", {
  id: ofNoUse,
  title: { means: "What it is.", missing: "The line begins with the subtitle.", required: true },
  _list_subtitle: {
    means: "The line below: until when it is valid, say.",
    missing: "Nothing stands below the title.",
  },
});

export const assignmentDocs = describe(assignmentSchema, "A role that the member holds in the association.", {
  id: ofNoUse,
  _list_icon: { means: "The picture before it.", missing: "A neutral picture is shown.", kind: "Icon" },
  _list_title: { means: "What the role is.", missing: "The row has no title.", required: true },
  _list_subtitle: { means: "The line below: where.", missing: "Nothing stands below the title." },
  _dates_formatted: { means: "From when to when, as the member reads it.", missing: "No dates are shown." },
});

export const cardCodeDocs = describe(cardCodeSchema, "The code that the shown card has.", {
  value: {
    means: "What the code holds, exactly.",
    missing: "The card is shown without a code.",
    required: true,
  },
  format: {
    means: "`qr`, `code128` or `ean13`.",
    missing: "The card says that the code cannot be drawn.",
    required: true,
    kind: "CodeFormat",
  },
  text: { means: "What stands below the code.", missing: "The value stands there." },
});

export const walletLinksDocs = describe(walletLinksSchema, "Addresses of the card for the wallet of the phone.", {
  apple: { means: "For Apple Wallet.", missing: "There is no such link." },
  google: { means: "For Google Wallet.", missing: "There is no such link." },
});
