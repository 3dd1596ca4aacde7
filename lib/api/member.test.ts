import * as z from "@/lib/api/zod";
import { memberSchema } from "./member";

const parse = (value: unknown) => z.parse(memberSchema, value);

describe("memberSchema", () => {
  it("maps the wire names with underscores to plain names", () => {
    const member = parse({
      id: 7,
      _full_name: "Maija Mallikas",
      membership: [{ id: 1, title: "Vuosijäsen", _list_subtitle: "Voimassa" }],
      _details: [{ label: "Jäsennumero", value: 104772 }],
      assignment: [
        {
          id: 2,
          _list_icon: "mdi-hiking",
          _list_title: "Vetäjä",
          _list_subtitle: "Helsinki",
          _dates_formatted: "2025",
        },
      ],
      invoice: [{ id: 5, _list_title: "Jäsenmaksu" }],
      _has_invalid_memberships: true,
      _card_code: { value: "KK-1&amp;", format: "qr", text: "1" },
      _photo: "/me.jpg",
      _verify_url: "https://example.org/v",
      _wallet_links: { apple: "https://apple.example/a", google: "javascript:x" },
    });
    expect(member).toMatchObject({
      id: "7",
      fullName: "Maija Mallikas",
      memberships: [{ id: "1", title: "Vuosijäsen", subtitle: "Voimassa" }],
      details: [{ label: "Jäsennumero", value: "104772" }],
      assignments: [{ id: "2", icon: "mdi-hiking", title: "Vetäjä", subtitle: "Helsinki", dates: "2025" }],
      invoices: [{ id: 5, title: "Jäsenmaksu" }],
      hasInvalidMemberships: true,
      cardCode: { value: "KK-1&amp;", format: "qr", text: "1" },
      photo: "http://localhost/me.jpg",
      verifyUrl: "https://example.org/v",
      walletLinks: { apple: "https://apple.example/a", google: "" },
    });
  });

  it("has the current value of each form field under the field's name, as sent", () => {
    const values = {
      email: "a@b",
      newsletter: false,
      interests: [2, 3],
      birthday: null,
      "a.b[0]": { deep: [1] },
      n: 0,
    };
    expect(parse({ _full_name: "M", ...values }).values).toMatchObject(values);
  });

  it("has them as sent even for a form field named like a field that the app reads", () => {
    const sent = { id: 7, _full_name: 12, assignment: "none", _has_invalid_memberships: "0", _photo: "photo.jpg" };
    const member = parse(sent);
    expect(member.values).toEqual(sent);
    expect(member).toMatchObject({ id: "7", fullName: "12", assignments: [], hasInvalidMemberships: false });
  });
});
