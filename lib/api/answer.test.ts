import fc from "fast-check";
import { parseAnswer } from "./answer";

describe("parseAnswer", () => {
  const nothing = parseAnswer({});

  it("gives null for every absent part and an empty text for every absent text", () => {
    const { collections, ...parts } = nothing;
    for (const part of [...Object.values(collections), ...Object.values(parts)]) expect([null, ""]).toContain(part);
  });

  it.each([undefined, null, 7, "text", true, [], [{ memberData: {} }], ""])("parses the body %j as {}", (body) => {
    expect(parseAnswer(body)).toEqual(nothing);
  });

  it("parses every part of an answer", () => {
    const answer = parseAnswer({
      config: {},
      memberData: { _full_name: "Maija" },
      articles: [{ id: 1 }],
      events: [],
      message: "Saved",
      error: "Not quite",
      redirect_url: "/login",
      paymentFormData: { action: "https://pay.example/", fields: { a: 1 } },
    });
    expect(answer).toMatchObject({
      config: { heroImage: "" },
      member: { fullName: "Maija" },
      collections: { articles: [{ id: "1" }], events: [], benefits: null, pages: null },
      message: "Saved",
      error: "Not quite",
      redirectUrl: "/login",
      paymentForm: { action: "https://pay.example/", fields: [["a", "1"]] },
    });
  });

  it.each<[unknown, object[]]>([
    [{ 0: { id: 1 }, 2: { id: 2 } }, [{ id: "1" }, { id: "2" }]],
    [[], []],
    [[null, "text", {}], [{ id: "" }]],
  ])("reads the collection %j as %j", (articles, expected) => {
    expect(parseAnswer({ articles }).collections.articles).toMatchObject(expected);
  });

  it.each([undefined, null, { message: "none" }, { 0: {}, message: "none" }, "none"])(
    "distinguishes an absent collection from an empty one: %j",
    (articles) => {
      expect(parseAnswer({ articles }).collections.articles).toBeNull();
    },
  );

  it.each([
    ["message", 7, "7"],
    ["error", 500, "500"],
    ["message", null, ""],
    ["message", { text: "x" }, "x"],
    ["message", " \n", ""],
    ["error", "\u200b", ""],
    ["error", ["The e-mail is in use.", "Which city?"], "The e-mail is in use.\nWhich city?"],
    ["error", { email: ["In use", 7, null, ""], address: { city: "Missing" } }, "In use\n7\nMissing"],
    ["error", ["A &amp;amp; B"], "A &amp; B"],
    ["error", [], ""],
    // The code of some servers for "none".
    ["error", 0, ""],
    ["error", "0", ""],
    ["error", "False", ""],
    ["message", 0, "0"],
    ["message", ["Saved.", "Welcome!"], "Saved.\nWelcome!"],
    ["error", [{}, null, " "], ""],
  ] as const)("parses %s %j as %j", (key, value, expected) => {
    expect(parseAnswer({ [key]: value })[key]).toBe(expected);
  });

  it.each([
    [
      { error: true, message: "The card is full." },
      { error: "The card is full.", message: "" },
    ],
    [
      { error: 1, message: "The card is full." },
      { error: "The card is full.", message: "" },
    ],
    [{ error: true }, { error: "true", message: "" }],
    [
      { error: false, message: "Saved" },
      { error: "", message: "Saved" },
    ],
    [
      { error: "Not quite", message: "Saved" },
      { error: "Not quite", message: "Saved" },
    ],
  ])("takes the message of %j as the error only if the error is a flag", (body, expected) => {
    expect(parseAnswer(body)).toMatchObject(expected);
  });

  it("keeps redirect_url as sent: the follower checks it", () => {
    expect(parseAnswer({ redirect_url: "javascript:alert(1)" }).redirectUrl).toBe("javascript:alert(1)");
  });

  it.each([0, 1, true, false, {}])("takes no address from redirect_url %j", (sent) => {
    expect(parseAnswer({ redirect_url: sent }).redirectUrl).toBe("");
  });

  it.each([null, 7, "x", [], [[]]])("keeps its good parts when the others are %j", (junk) => {
    const answer = parseAnswer({
      memberData: { _full_name: "M" },
      config: junk,
      articles: [{ id: 1 }, junk],
      events: 5,
    });
    expect(answer.member?.fullName).toBe("M");
    expect(answer.collections.articles).toMatchObject([{ id: "1" }]);
  });

  it("never throws and returns plain types, for any JSON", () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const answer = parseAnswer(body);
        for (const word of [answer.message, answer.error, answer.redirectUrl]) expect(typeof word).toBe("string");
        if (answer.member) expectPlainMember(answer.member);
        if (answer.config) {
          expect(typeof answer.config.heroImage).toBe("string");
          expect([true, false, null]).toContain(answer.config.cookieConsentEnabled);
          expect(answer.config.linkGroups.every((group) => group.items.every((item) => item.url !== ""))).toBe(true);
        }
        for (const items of Object.values(answer.collections))
          expect(items === null || items.every((item) => typeof item.title === "string")).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it("parses an answer that is nested a million levels deep", () => {
    const deep: unknown = JSON.parse("[".repeat(1_000_000) + "]".repeat(1_000_000));
    const answer = parseAnswer({ memberData: { _full_name: deep, notes: deep, invoice: deep }, articles: deep });
    expect(answer.member?.fullName).toBe("");
    expect(answer.collections.articles?.length).toBe(0);
  });
});

const junk = fc.jsonValue();
const oddKeys = fc.constantFrom("__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "length");
const object = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .tuple(fc.record(fields, { requiredKeys: [] }), fc.dictionary(oddKeys, junk))
    .map(([own, odd]) => withKeys(own, odd));
const or = (value: fc.Arbitrary<unknown>) => fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: junk });
const list = (value: fc.Arbitrary<unknown>) => or(fc.array(or(value), { maxLength: 4 }));
const word = or(fc.string());
const item = object({
  id: word,
  pagename: word,
  title: word,
  avatar: junk,
  badge: or(object({ text: word })),
  content_blocks: list(object({ type: word })),
});
const member = object({
  id: word,
  _full_name: word,
  membership: list(object({ title: word, _list_subtitle: word })),
  _details: list(object({ label: word, value: word })),
  assignment: list(object({ _list_title: word })),
  invoice: list(object({ id: or(fc.integer()), _is_payable: or(fc.boolean()), _receipt_link: or(fc.webUrl()) })),
  _photo: or(fc.webUrl()),
  _card_code: or(object({ value: word })),
});
const config = object({
  cookie_consent_enabled: or(fc.boolean()),
  hero_image: or(object({ url: or(fc.webUrl()) })),
  links: list(object({ items: list(object({ url: or(fc.webUrl()) })) })),
  languages: list(fc.constantFrom("fi", "en")),
  forms: or(object({ myAccount: junk })),
  logo: or(object({ dark: junk, light: junk })),
});
const anyBody = fc.oneof(
  junk,
  object({
    config: or(config),
    memberData: or(member),
    articles: list(item),
    events: list(item),
    message: word,
    error: word,
    redirect_url: word,
    paymentFormData: junk,
  }),
);

/** Defines own keys, as JSON.parse does, `__proto__` included. */
function withKeys(own: object, odd: Record<string, unknown>): unknown {
  return JSON.parse(
    `{${[...Object.entries(own), ...Object.entries(odd)].map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(",")}}`,
  );
}

function expectPlainMember(plain: NonNullable<ReturnType<typeof parseAnswer>["member"]>): void {
  for (const text of [plain.id, plain.fullName, plain.photo, plain.verifyUrl]) expect(typeof text).toBe("string");
  expect(typeof plain.hasInvalidMemberships).toBe("boolean");
  for (const { title, subtitle } of plain.memberships)
    expect([typeof title, typeof subtitle]).toEqual(["string", "string"]);
  for (const { label, value } of plain.details) expect([typeof label, typeof value]).toEqual(["string", "string"]);
  for (const { id, isPayable, receiptLink } of plain.invoices) {
    expect(id === null || Number.isInteger(id)).toBe(true);
    expect(typeof isPayable).toBe("boolean");
    expect(receiptLink === "" || /^https?:/.test(receiptLink)).toBe(true);
  }
}
