/** @jest-environment node */
import { cleanValue } from "./clean-value";
import { compileForm } from "./form-definition";
import type { FieldValue } from "./form-field";
import { rules } from "./rules";

const formOf = (sent: object) => compileForm([{ type: "text", name: "a", ...sent }]);

/** A valid text for each rule, and the same text as other documents paste it. */
const pasted: [rule: string, plain: string, ...pasted: string[]][] = [
  ["required", "Maija", "\u202aMaija\u202c", "Mai\u00adja\u00a0"],
  ["email", "maija@example.org", "\u200bmaija@example.org", "maija@\u2060example.org\ufeff"],
  ["phone", "+358 40 123 4567", "\u202a+358 40 123 4567\u202c", "+358\u00a040\u202f123\u00a04567"],
  ["phone", "040-123-4567", "040\u2011123\u20114567", "040\u2013123\u20124567", "040\u00ad-123\u2010\u200d4567"],
  ["url", "https://example.org/a-b", "\ufeffhttps://example.org/a\u2011b", "https://example.org/\u200ba-b\u00a0"],
  ["number", "-5", "\u22125", "\u20135", "\u202d-5\u202c"],
  ["number", "1,5", "1,\u200b5", "\u00a01,5\u202f"],
  ["number", "1000000,5", "1 000 000,5", "1\u00a0000\u202f000,5"],
  ["integer", "1000", "1 000"],
  ["integer", "-5", "\u22125", "\u200e-5", "\uff0d5"],
  ["min:-5", "-5", "\u22125", "\u20135\u00a0"],
  ["min:18", "1000", "1 000"],
  ["max:-5", "-5", "\u22125", "\u200b-5"],
  ["min:2024-02-29", "2024-02-29", "2024\u201102\u201129", "2024\u201302\u201329\u200e"],
  ["minLength:3", "a-b", "\u00a0a\u2013b\u200b"],
  ["maxLength:3", "abc", "\u202aabc\u202c", "  abc\u00a0"],
  ["date", "2024-02-29", "2024\u201302\u201329", "2024\u221202\u221229", "\u200e2024-02-29"],
  ["postalCode", "00100", "00100\u200e", "\u200b00100", "00\u00ad100", "\u00a000100\ufeff"],
  ["iban", "FI21 1234 5600 0007 85", "FI21\u00a01234\u00a05600\u00a00007\u00a085", "FI21 1234\u200b 5600 0007 85"],
  ["iban", "FI2112345600000785", "FI21123456\u200b00000785", "\u202aFI2112345600000785\u202c"],
  ["businessId", "1234567-1", "1234567\u20131", "1234567\u22121", "1234567\u00ad1", "12345671", "\u200b12345671 "],
];

it("has a row for every rule", () => {
  const names = pasted.map(([rule]) => rule.split(":")[0]);
  expect(new Set(names)).toEqual(new Set(Object.keys(rules)));
});

const rows = pasted.flatMap(([rule, plain, ...texts]) => [plain, ...texts].map((text) => [rule, text, plain] as const));

it.each(rows)("%s cleans %j to %j, which is sent", (rule, text, plain) => {
  const form = formOf({ rules: [rule] });
  expect([...form.validate({ a: text })]).toEqual([]);
  expect(form.cleanModel({ a: text })).toEqual({ a: plain });
});

it.each<[string, string, string]>([
  ["required", "\u200b\u200e", "required"],
  ["minLength:3", "ab\u200b ", "minLength"],
  ["businessId", "12345672", "businessId"],
  ["number", "1 00", "number"],
  ["number", "1234 567", "number"],
  ["integer", "040 123 45", "integer"],
  ["businessId", "1234567--1", "businessId"],
])("%s refuses %j", (rule, text, message) => {
  const failures = [
    ...formOf({ rules: [rule] })
      .validate({ a: text })
      .values(),
  ];
  expect(failures.map((failure) => failure.message)).toEqual([message]);
});

it.each<[string, object, FieldValue, FieldValue]>([
  ["a text without rules", {}, " Maija\u00a0", "Maija"],
  ["a text of lines", { type: "textarea" }, "\u200ba\nb\u00a0c \n", "a\nb c"],
  ["a number as sent", {}, 5, 5],
  ["what a business id cannot be", { rules: "businessId" }, "12345672", "12345672"],
  ["an id of an option", { type: "radio" }, "a\u2013b", "a\u2013b"],
  ["ids of options", { type: "checkboxes" }, [" a"], [" a"]],
  ["a date", { type: "date" }, "2024-02-29", "2024-02-29"],
])("of %s", (_sentence, sent, value, expected) => {
  const [field] = formOf(sent).fields;
  expect(cleanValue(field!, value)).toEqual(expected);
});

it.each<[string, object]>([
  ["hidden", { visible: false }],
  ["hidden by a condition", { showIf: "kind=2" }],
  ["disabled", { props: { disabled: true } }],
  ["read only", { props: { readonly: true } }],
])("keeps values that the member cannot change: %s", (_sentence, sent) => {
  expect(formOf(sent).cleanModel({ a: " x\u2013y ", kind: 1 })).toEqual({ a: " x\u2013y ", kind: 1 });
});
