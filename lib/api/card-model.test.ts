import fc from "fast-check";
import { exampleAnswers } from "@/tools/server-contract/contract/example-answers";
import { parseAnswer } from "./answer";
import { cardModel, type CardModel } from "./card-model";
import { emptyConfig } from "./config";
import { readCardModel } from "./read-card-model";

/** The model that the app shows once both answers are handled: the later one wins (lib/queries/handle-result). */
function shownByTheApp(configBody: unknown, meBody: unknown): CardModel | null {
  const [first, second] = [parseAnswer(configBody), parseAnswer(meBody)];
  const member = second.member ?? first.member;
  return member && cardModel(second.config ?? first.config ?? emptyConfig, member);
}

const hero = (name: string) => ({ hero_image: `/${name}.svg` });

describe("readCardModel", () => {
  it.each([[{}], [{ memberData: null }], [{ memberData: [] }], [{ memberData: "Maija" }], [null], ["<html>"], [[]]])(
    "finds no member in %j",
    (me) => {
      expect(readCardModel({ config: {} }, me)).toBeNull();
    },
  );

  it.each<[string, unknown, unknown]>([
    ["a later config wins", { config: hero("first") }, { config: hero("second"), memberData: {} }],
    ["a config beside null stays", { config: hero("first") }, { config: null, memberData: {} }],
    ["a member may come with config", { memberData: { _full_name: "First" } }, {}],
    ["a member beside null stays", { memberData: { _full_name: "First" } }, { memberData: null }],
    ["a number too large for JSON is no text", {}, { memberData: { _full_name: JSON.parse("1e999") as number } }],
    ["a warning without words", { config: {} }, { memberData: { _has_invalid_memberships: "true" } }],
    [
      "a malformed alert",
      { config: { invalid_membership_alert: "x" } },
      { memberData: { _has_invalid_memberships: true } },
    ],
  ])("agrees with the app: %s", (_sentence, config, me) => {
    expect(readCardModel(config, me)).toEqual(shownByTheApp(config, me));
  });

  it("agrees with the app: every field of the contract", () => {
    const { config, me } = exampleAnswers();
    const shown = shownByTheApp(config, me);
    expect(readCardModel(config, me)).toEqual(shown);
    // Every part of the model has a value, so no comparison is between two empty values.
    expect(JSON.stringify(shown)).not.toMatch(/""|null|\[\]|:0/);
  });

  it("agrees with the app for any JSON", () => {
    fc.assert(
      fc.property(anyBody, anyBody, (config, me) => {
        expect(readCardModel(config, me)).toEqual(shownByTheApp(config, me));
      }),
      { numRuns: 300 },
    );
  });
});

const junk = fc.jsonValue();
const or = (value: fc.Arbitrary<unknown>) => fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: junk });
const some = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields, { requiredKeys: [] });
const word = or(
  fc.oneof(
    fc.string(),
    fc.constantFrom("O&#39;Brien", "&auml;&foo;", "&nbsp;"),
    fc.integer(),
    fc.double(),
    fc.boolean(),
  ),
);
const address = or(
  fc.oneof(fc.webUrl(), fc.constantFrom("/a.svg", "/a?b&amp;c", "", " ", "javascript:x", "http://", "//x/y", "data:x")),
);
const image = or(fc.oneof(address, some({ url: address })));
const list = (fields: Record<string, fc.Arbitrary<unknown>>) => or(fc.array(or(some(fields)), { maxLength: 3 }));
const config = some({
  hero_image: image,
  logo: or(some({ dark: image, light: image })),
  invalid_membership_alert: or(some({ title: word, summary: word })),
});
const memberData = some({
  id: word,
  _full_name: word,
  membership: list({ title: word, _list_subtitle: word }),
  _details: list({ label: word, value: word }),
  assignment: list({ _list_icon: word, _list_title: word, _list_subtitle: word, _dates_formatted: word }),
  _photo: address,
  _card_code: or(some({ value: word, format: word, text: word })),
  _verify_url: address,
  _wallet_links: or(some({ apple: address, google: address })),
  _has_invalid_memberships: or(fc.constantFrom(true, false, 1, 0, "1", "true", "True", "false", null)),
});
const anyBody = or(some({ config: or(config), memberData: or(memberData) }));
