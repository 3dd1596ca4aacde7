import * as z from "@/lib/api/zod";
import { configSchema, emptyConfig } from "./config";

const parse = (value: unknown) => z.parse(configSchema, value);

describe("configSchema", () => {
  it("reads a config of an association that set everything", () => {
    const config = parse({
      google_analytics_id: "G-1",
      cookie_consent_enabled: true,
      installation_guide_page: { title: "Guide", content_blocks: [{ type: "text_content_block" }] },
      cookie_info_page: { content_blocks: [] },
      invalid_membership_alert: { title: "Oops", summary: "Pay" },
      hero_image: { url: "/hero.svg" },
      forms: { myAccount: { fields: [] } },
      payment_information: { content: "<p>Pay</p>" },
      links: [{ id: 1, title: "Group", items: [{ id: 1, url: "https://a.example/", label: "A", icon: "mdi-web" }] }],
      logo: { dark: { url: "/dark.svg" }, light: { url: "/light.svg" } },
      languages: ["fi", { code: "en", title: "English" }],
    });
    expect(config).toEqual({
      googleAnalyticsId: "G-1",
      cookieConsentEnabled: true,
      installationGuidePage: { title: "Guide", rawBlocks: [{ type: "text_content_block" }] },
      cookieInfoPage: { title: "", rawBlocks: [] },
      invalidMembershipAlert: { title: "Oops", summary: "Pay" },
      heroImage: "http://localhost/hero.svg",
      myAccountForm: { fields: [] },
      paymentInformationHtml: "<p>Pay</p>",
      linkGroups: [
        { id: "1", title: "Group", items: [{ id: "1", url: "https://a.example/", label: "A", icon: "mdi-web" }] },
      ],
      logo: { dark: "http://localhost/dark.svg", light: "http://localhost/light.svg" },
      languages: [
        { code: "fi", title: "" },
        { code: "en", title: "English" },
      ],
    });
  });

  it("parses an empty object to an empty config without a consent setting", () => {
    expect(parse({})).toEqual(emptyConfig);
    expect(emptyConfig).toMatchObject({ cookieConsentEnabled: null, linkGroups: [], logo: { dark: "", light: "" } });
  });

  it.each<[unknown, unknown]>([
    [[null, 7, "", [], {}, { code: 5 }, { code: "fi", title: 5 }], [{ code: "fi", title: "" }]],
    [
      { 1: "fi", 3: { code: "en", title: "English" }, 4: { code: "sv", title: "Svenska &amp; mera" } },
      [
        { code: "fi", title: "" },
        { code: "en", title: "English" },
        { code: "sv", title: "Svenska & mera" },
      ],
    ],
    ["fi", []],
    [null, []],
  ])("parses languages %j as %j", (value, expected) => {
    expect(parse({ languages: value }).languages).toEqual(expected);
  });

  it("leaves out links that lead nowhere, and groups without links", () => {
    const links = [
      { title: "Bad", items: [{ label: "x", url: "javascript:alert(1)" }, { label: "no address" }] },
      { title: "Null", items: null },
      {
        title: "Mixed",
        items: [
          { label: "x", url: "data:x" },
          { label: "good", url: "https://good.example/" },
        ],
      },
    ];
    expect(parse({ links }).linkGroups).toEqual([
      { id: "", title: "Mixed", items: [{ id: "", url: "https://good.example/", label: "good", icon: "" }] },
    ]);
  });
});
