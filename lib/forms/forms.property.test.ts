/** @jest-environment node */
import fc from "fast-check";
import { encodeMultipart } from "@/lib/api/multipart";
import { growth, superlinear } from "@/scripts/testing/growth";
import { fieldTypes, isValueField } from "./field-types";
import { compileForm } from "./form-definition";
import type { FieldValue, FormModel } from "./form-field";
import { matchOptions } from "./match-options";
import { parseForm, parseRules } from "./parse-form";
import { checkRules, rules } from "./rules";
import { isVisible, parseShowIf } from "./show-if";

const unsafe = ["__proto__", "constructor", "prototype", "toString"];
const name = fc.oneof(fc.constantFrom("a", "b", "a.b", "c[0]", "1", ...unsafe), fc.string());
const scalar = fc.oneof(fc.string(), fc.integer(), fc.double({ noNaN: true }), fc.boolean());
const sentValue = fc.oneof(scalar, fc.constantFrom(null, "1", "2024-02-30T10:00"), fc.array(scalar), fc.jsonValue());
const sentValues = fc.dictionary(name, sentValue);
const ruleText = fc.oneof(
  fc.string(),
  fc
    .tuple(fc.constantFrom(...Object.keys(rules), ...unsafe), fc.string())
    .map(([rule, argument]) => `${rule}:${argument}`),
);
const showIfText = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom("a", "b", "1", "=", "!", "<", ">", "|", ",", " ", "~", "*") }),
  name.map((field) => `${field}!=1|2,`),
);
const option = fc.oneof(
  fc.record(
    { id: sentValue, title: sentValue, name: sentValue, props: fc.jsonValue(), rules: ruleText },
    { requiredKeys: [] },
  ),
  sentValue,
);
const sentField = fc.record(
  {
    type: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...Object.keys(fieldTypes)) },
      { weight: 1, arbitrary: fc.string({ minLength: 1 }) },
    ),
    name: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom("a", "b", "a.b", "c[0]", "1") },
      { weight: 1, arbitrary: name },
    ),
    colProps: fc.jsonValue(),
    props: fc.oneof(
      fc.record({ multiple: fc.boolean(), items: fc.array(option), disabled: fc.boolean() }),
      fc.jsonValue(),
    ),
    rules: fc.oneof(fc.array(ruleText), ruleText, fc.jsonValue()),
    visible: fc.oneof(fc.boolean(), fc.jsonValue()),
    showIf: fc.oneof(showIfText, fc.jsonValue()),
    items: fc.oneof(fc.array(option), fc.jsonValue()),
  },
  { requiredKeys: ["type", "name"] },
);
const schema = fc.oneof(fc.array(sentField), fc.record({ fields: fc.array(sentField) }), fc.jsonValue());
const fieldValue: fc.Arbitrary<FieldValue> = fc.oneof(scalar, fc.array(scalar), fc.constant(new File(["x"], "cv.pdf")));
const model: fc.Arbitrary<FormModel> = fc.dictionary(name, fieldValue);

const polluting = JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}') as Record<string, unknown>;

const prototypeKeys = Reflect.ownKeys(Object.prototype);
afterEach(() => expect(Reflect.ownKeys(Object.prototype)).toEqual(prototypeKeys));

describe("the form engine", () => {
  it("parses any schema to fields with a type, a name and columns", () => {
    fc.assert(
      fc.property(schema, (sent) => {
        parseForm(sent).forEach((field, index) => {
          expect(field.index).toBe(index);
          expect(field.key).toMatch(/^field_\w*$/);
          expect(field.name in Object.prototype || field.name.trim() === "" || field.typeName.trim() === "").toBe(
            false,
          );
          expect(Object.values(field.columns).every((span) => Number.isInteger(span) && span >= 1 && span <= 12)).toBe(
            true,
          );
          const ids = field.options.map(({ id }) => String(id));
          expect(new Set(ids).size).toBe(ids.length);
        });
      }),
    );
  });

  it("builds a sendable model of exactly the fields that hold a value, from any values", () => {
    fc.assert(
      fc.property(schema, fc.oneof(sentValues, fc.constant(polluting)), (sent, values) => {
        const { fields, initialModel } = compileForm(sent);
        const initial = initialModel(values);
        const names = new Set(fields.filter(isValueField).map((field) => field.name));
        expect(new Set(Object.keys(initial))).toEqual(names);
        expect(Object.getPrototypeOf(initial)).toBe(Object.prototype);
        expect(() => encodeMultipart(initial)).not.toThrow();
        // Reading the engine's own model again must not change it.
        expect(initialModel(initial)).toEqual(initial);
      }),
    );
  });

  it("shows, validates and resyncs any schema with any model", () => {
    fc.assert(
      fc.property(schema, model, sentValues, fc.array(name), (sent, held, incoming, touched) => {
        const { fields, initialModel, resync, validate, visibleFields } = compileForm(sent);
        const visible = visibleFields(held);
        const keys = new Set(fields.filter(({ index }) => visible.has(index)).map(({ key }) => key));
        for (const key of validate(held).keys()) expect(keys).toContain(key);
        const resynced = resync(held, incoming, new Set(touched));
        expect(Object.keys(resynced)).toEqual(Object.keys(initialModel(incoming)));
      }),
    );
  });

  it("evaluates any condition", () => {
    fc.assert(
      fc.property(showIfText, model, (text, held) => {
        expect(typeof isVisible({ visible: null, showIf: parseShowIf(text) }, held)).toBe("boolean");
      }),
    );
  });

  it("checks any rule with any argument and value", () => {
    fc.assert(
      fc.property(fieldValue, fc.array(ruleText), (value, texts) => {
        const failure = checkRules(value, parseRules(texts));
        if (failure) expect(texts.some((text) => text.includes(failure.argument))).toBe(true);
      }),
    );
  });

  it("searches any titles for any query, and finds a title by its own text", () => {
    const titles = fc.array(fc.string({ unit: "binary", maxLength: 40 }), { maxLength: 20 });
    fc.assert(
      fc.property(titles, fc.string({ unit: "binary" }), (words, query) => {
        const options = words.map((title, id) => ({ id, title, hint: "", disabled: false, rules: [] }));
        expect(options).toEqual(expect.arrayContaining([...matchOptions(options, query)]));
        for (const each of options) expect(matchOptions(options, each.title)).toContain(each);
      }),
    );
  });

  const units = ["a", "=", "*", "~ ", ",", "|", "a=1|", " ", "a>1,", "$!", "Z"];
  it.each(units)("is not slowed down by a long text of %j", (unit) => {
    const using = (length: number) => () => {
      const text = unit.repeat(length);
      const [field] = parseForm([
        { type: "text", name: `a${text}`, showIf: text, rules: text, items: [text], props: { rows: text } },
      ]);
      if (field) isVisible(field, { a: text });
      matchOptions(field?.options ?? [], text);
    };
    expect(growth(5000, using)).toBeLessThan(superlinear);
  });
});
