import { describe, ignoredId } from "./docs";
import { knownFieldsSchema, membershipSchema, assignmentSchema, cardCodeSchema, walletLinksSchema } from "./member";

export const memberDocs = describe(
  knownFieldsSchema,
  "The signed-in member. In addition to the fields below it carries the current value of each field of the My account form under the name of that field: text, true or false for a checkbox, a list of ids for checkboxes, dates as `YYYY-MM-DD`, times as `HH:mm`, both as `YYYY-MM-DDTHH:mm`, the name or address of a saved file.",
  {
    id: {
      means: "Identifies the member on a shared device: when it changes, the other member's stored data is removed.",
      missing: "The name identifies the member: two members with the same name on one device count as one.",
    },
    _full_name: { means: "The name on the card.", missing: "The card has no name.", required: true },
    membership: { means: "The memberships, below the name.", missing: "No memberships are listed." },
    _details: {
      means: "Rows of the card: member number, birthday, valid until.",
      missing: "The card has no rows.",
    },
    assignment: {
      means: "The member's roles in the association.",
      missing: "There is no list of assignments.",
    },
    invoice: {
      means: "The invoices, in display order.",
      missing: "There are no invoices to show.",
    },
    _has_invalid_memberships: {
      means: "true: the card shows the warning of `config.invalid_membership_alert`.",
      missing: "The card does not warn.",
    },
    _card_code: {
      means: "The code on the shown card.",
      missing: "The card is shown without a code.",
    },
    _photo: { means: "A picture of the member, 88 x 110 px on the card.", missing: "The card has no photo." },
    _verify_url: { means: "A page where another person can check the card.", missing: "The card has no such link." },
    _wallet_links: {
      means: "Addresses of the card for the phone's wallet.",
      missing: "The card has no such links.",
    },
  },
);

export const membershipDocs = describe(membershipSchema, "A membership.", {
  id: ignoredId,
  title: { means: "The name of the membership.", missing: "Only the second line is shown.", required: true },
  _list_subtitle: {
    means: "The second line, for example the end of validity.",
    missing: "There is no second line.",
  },
});

export const assignmentDocs = describe(assignmentSchema, "A role that the member holds in the association.", {
  id: ignoredId,
  _list_icon: { means: "The icon before the title.", missing: "A neutral icon is shown.", kind: "Icon" },
  _list_title: { means: "The name of the role.", missing: "The row has no title.", required: true },
  _list_subtitle: { means: "The second line, for example the place.", missing: "There is no second line." },
  _dates_formatted: { means: "The period, formatted for the member.", missing: "No dates are shown." },
});

export const cardCodeDocs = describe(cardCodeSchema, "The code on the shown card.", {
  value: {
    means: "The exact content of the code.",
    missing: "The card is shown without a code.",
    required: true,
  },
  format: {
    means: "`qr`, `code128` or `ean13`.",
    missing: "The card says that the code cannot be drawn.",
    required: true,
    kind: "CodeFormat",
  },
  text: { means: "The text below the code.", missing: "The value is shown." },
});

export const walletLinksDocs = describe(walletLinksSchema, "Addresses of the card for the phone's wallet.", {
  apple: { means: "For Apple Wallet.", missing: "There is no such link." },
  google: { means: "For Google Wallet.", missing: "There is no such link." },
});
