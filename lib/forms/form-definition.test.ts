/** @jest-environment node */
import { growth, superlinear } from "@/scripts/testing/growth";
import type { FormModel } from "./form-field";
import { compileForm } from "./form-definition";

const failures = (fields: object[], model: FormModel) =>
  [...compileForm(fields.map((field) => ({ type: "text", ...field }))).validate(model)].map(
    ([key, { message, argument }]) => [key, message, argument],
  );

describe("validate", () => {
  it("returns the first failure of each field, in the order of the schema", () => {
    const fields = [
      { name: "9", rules: "required" },
      { name: "email", rules: "required|email" },
      { name: "1", rules: "maxLength:2|email" },
      { name: "fine", rules: "required" },
      { name: "free" },
    ];
    expect(failures(fields, { 9: "", email: "x", 1: "abc", fine: "x", free: "" })).toEqual([
      ["field_9", "required", ""],
      ["field_email", "email", ""],
      ["field_1", "maxLength", "2"],
    ]);
  });

  it.each<[string, object, string[]]>([
    ["hidden by showIf", { showIf: "kind=2" }, []],
    ["shown by showIf", { showIf: "kind=1" }, ["field_a"]],
    ["hidden by visible", { visible: false }, []],
    ["shown by visible", { visible: true, showIf: "kind=2" }, ["field_a"]],
    ["disabled", { props: { disabled: true } }, []],
    ["read only", { props: { readonly: true } }, []],
    ["a subtitle", { type: "subtitle" }, []],
    ["of an unknown type", { type: "signature" }, []],
    ["absent from the model", { name: "absent" }, ["field_absent"]],
  ])("of a required field that is empty and %s", (_sentence, sent, keys) => {
    const field = { name: "a", rules: "required", ...sent };
    expect(failures([field], { a: "", kind: 1 }).map(([key]) => key)).toEqual(keys);
  });

  it("checks a shared value by every visible field of the name: the first failure counts", () => {
    const fields = [
      { name: "a", rules: "minLength:3" },
      { name: "a", rules: "email", showIf: "kind=1" },
      { name: "a", rules: "integer" },
    ];
    expect(failures(fields, { a: "x", kind: 1 })).toEqual([["field_a", "minLength", "3"]]);
    expect(failures(fields, { a: "long", kind: 1 })).toEqual([["field_a", "email", ""]]);
    expect(failures(fields, { a: "long", kind: 2 })).toEqual([["field_a", "integer", ""]]);
    expect(failures(fields, { a: "1234", kind: 2 })).toEqual([]);
  });

  it.each<[string, object, unknown, unknown, string[]]>([
    ["as long as may be", {}, "12345", "", []],
    ["longer", {}, "123456", "", ["tooLong"]],
    ["longer, of more lines", { type: "textarea" }, "123\n56", "", ["tooLong"]],
    ["longer, as the server sent it", {}, "123456", "123456", []],
    ["longer, as the server sent it, cleaned since", {}, "1–3456".replace("–", "-"), "1–3456", []],
    ["longer, in place of a longer one", {}, "123456", "1234567", ["tooLong"]],
    ["longer, refused by a rule", { rules: "maxLength:4" }, "123456", "", ["maxLength"]],
    ["longer, of a type without a limit", { type: "date" }, "2026-11-23", "", []],
    ["no text", {}, 123456, "", []],
  ])("of a text that is %s than the field's maxlength", (_sentence, sent, value, incoming, messages) => {
    const { validate } = compileForm([{ type: "text", name: "a", props: { maxlength: 5 }, ...sent }]);
    const found = validate({ a: value } as FormModel, { a: incoming } as FormModel);
    expect([...found.values()].map(({ message }) => message)).toEqual(messages);
  });

  it.each<[string, unknown, string[]]>([
    ["date", "", []],
    ["date", "2024-02-29", []],
    ["date", "20245-01-02", ["date"]],
    ["date", "0075-06-24", ["date"]],
    ["date", "2024-02-29T10:00", ["date"]],
    ["date", "29.2.2024", ["date"]],
    ["datetime", "2024-02-29T10:00", []],
    ["datetime", "2024-02-29", ["date"]],
    ["datetime", "0027-01-02T10:00", ["date"]],
    ["time", "09:15", []],
    ["time", "09:15:20", ["time"]],
    ["time", "soon", ["time"]],
    ["text", "20245-01-02", []],
    ["date", [], []],
  ])("of a %s that holds %j", (type, value, messages) => {
    expect(failures([{ type, name: "a" }], { a: value } as FormModel).map(([, message]) => message)).toEqual(messages);
  });

  it("checks the rules of an option against whether it is chosen", () => {
    const items = [{ id: 1, rules: "required" }, { id: 2 }, { id: 3, rules: "required", props: { disabled: true } }];
    const fields = [{ type: "checkboxes", name: "a", items }];
    expect(failures(fields, { a: [2] })).toEqual([["field_a", "requiredOption", "1"]]);
    expect(failures(fields, { a: ["1"] })).toEqual([]);
    expect(failures([{ ...fields[0], type: "radio" }], { a: 2 })).toEqual([]);
  });

  it("treats names as plain keys, and never reads a prototype", () => {
    expect(failures([{ name: "a.b", rules: "required" }], { "a.b": "x" })).toEqual([]);
    const inherited = Object.create({ a: "x" }) as FormModel;
    expect(failures([{ name: "a", rules: "required" }], inherited)).toHaveLength(1);
  });

  it("checks 300 fields fast enough for every key press", () => {
    const sent = { type: "text", rules: "required|minLength:3|email|maxLength:50", showIf: "f0!=x,f1!=y" };
    const validating = (count: number) => {
      const { initialModel, validate } = compileForm(
        Array.from({ length: count }, (_, index) => ({ ...sent, name: `f${index}` })),
      );
      const model = initialModel({ f1: "maija@example.org" });
      return () => validate(model);
    };
    expect(validating(300)().size).toBe(299);
    expect(growth(75, validating)).toBeLessThan(superlinear);
  });
});

describe("validationSchema", () => {
  it("is an object schema of the visible fields by key, with the rule as issue", () => {
    const { validationSchema } = compileForm([
      { type: "text", name: "a.b", rules: "min:18" },
      { type: "text", name: "c", visible: false },
    ]);
    const schema = validationSchema({});
    expect(schema.safeParse({ field_aZ2eZb: "20" })).toEqual({ success: true, data: { field_aZ2eZb: "20" } });
    expect(schema.safeParse({ field_aZ2eZb: "5" }).error?.issues).toMatchObject([
      { code: "custom", path: ["field_aZ2eZb"], message: "min", params: { argument: "18" } },
    ]);
  });
});
