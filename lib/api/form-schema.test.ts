import * as z from "@/lib/api/zod";
import { formSchema } from "./form-schema";

const parse = (value: unknown) => z.parse(formSchema, value);

describe("formSchema", () => {
  it.each([
    ["an object with fields", { fields: [{ type: "text", name: "email" }] }],
    ["the bare list", [{ type: "text", name: "email" }]],
    ["fields with numbers for keys", { fields: { 0: { type: "text", name: "email" } } }],
    ["a list with numbers for keys", { 2: { type: "text", name: "email" } }],
  ])("reads %s", (_form, schema) => {
    expect(parse(schema)).toMatchObject([{ type: "text", name: "email", rules: [], showIf: "", visible: null }]);
  });

  it.each([null, undefined, "none", 5, true, {}, { fields: null }, { fields: "none" }, { fields: {} }])(
    "has no fields when it is %j",
    (schema) => {
      expect(parse(schema)).toEqual([]);
    },
  );

  it.each<[unknown, string[]]>([
    [
      ["required", "email"],
      ["required", "email"],
    ],
    ["required|email", ["required", "email"]],
    [" required | min:3 |", ["required", "min:3"]],
    [["  required ", "", 5, null], ["required"]],
    [{ 0: "required", 2: "email" }, ["required", "email"]],
    [{ required: true }, []],
    [null, []],
    [undefined, []],
  ])("parses the rules %j as %j", (rules, expected) => {
    expect(parse([{ rules }])[0]?.rules).toEqual(expected);
  });

  it.each([
    [{ fi: "Finland", sv: "Sweden" }, "fi", "sv"],
    [{ 1: "Finland", 3: "Sweden" }, "1", "3"],
  ])("reads the options %j as ids and titles", (items, first, second) => {
    expect(parse([{ items }])[0]?.options).toEqual([
      { id: first, title: "Finland" },
      { id: second, title: "Sweden" },
    ]);
  });

  it("reads the options from props.items, else items, else options", () => {
    const first = [{ id: 1 }];
    const second = [{ id: 2 }];
    const third = [{ id: 3 }];
    const options = (field: unknown) => parse([field])[0]?.options;
    expect(options({ props: { items: first }, items: second, options: third })).toBe(first);
    expect(options({ items: second, options: third })).toBe(second);
    expect(options({ options: third })).toBe(third);
    expect(options({ props: { items: { a: 1 } }, items: "2", options: third })).toBe(third);
    expect(options({ items: { 1: { id: 1 }, 3: { id: 3 } } })).toEqual([{ id: 1 }, { id: 3 }]);
    expect(options({ items: {}, options: third })).toEqual([]);
    expect(options({})).toEqual([]);
  });
});
