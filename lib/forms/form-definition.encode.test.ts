/** @jest-environment node */
import type { FieldValue } from "./form-field";
import { compileForm } from "./form-definition";

const formOf = (type: string, props: object = {}) =>
  compileForm([{ type, name: "a", props: { items: [{ id: 1 }], ...props } }]);

describe("a value that the field cannot show in full", () => {
  it.each<[string, unknown, unknown, object?]>([
    ["date", "29.2.1980", "29.2.1980"],
    ["date", "1980-02-29", "1980-02-29"],
    ["date", "1980-02-28T22:00:00.000Z", "1980-02-28T22:00:00.000Z"],
    ["date", "1980-02-29T00:00:00+02:00", "1980-02-29T00:00:00+02:00"],
    ["date", "1980-02-29T00:00:00.000", "1980-02-29"],
    ["date", " 1980-02-29 00:00", "1980-02-29"],
    ["date", "0001-01-01T00:00:00", "0001-01-01T00:00:00"],
    ["date", "", ""],
    ["date", null, ""],
    ["date", undefined, ""],
    ["date", 320630400, 320630400],
    ["date", true, ""],
    ["time", "kello 8", "kello 8"],
    ["time", "08:30:15", "08:30:15"],
    ["time", "08:30:00", "08:30"],
    ["datetime", "2026-05-01T10:00:00Z", "2026-05-01T10:00:00Z"],
    ["datetime", "2026-05-01 10:00:30", "2026-05-01 10:00:30"],
    ["datetime", "2026-05-01 10:00:00", "2026-05-01T10:00"],
    ["text", "29.2.1980", "29.2.1980"],
    // Some servers send an empty list for no value.
    ["text", [], ""],
    ["select", "gone", "gone"],
    ["checkbox", "X", "X"],
    ["checkbox", "Y", true],
    ["checkbox", 2, 2],
    ["checkbox", "off", false],
    ["checkbox", "False", false],
    ["checkbox", "", false],
    ["checkbox", "on", true],
    ["checkboxes", ["1", null, ""], [1]],
    ["checkboxes", { 0: 1, 2: "gone" }, [1, "gone"]],
    ["file", "cv.pdf", "cv.pdf"],
  ])("for a %s with %j is sent as %j", (type, came, expected, props = {}) => {
    const { encode, initialModel } = formOf(type, props);
    expect(encode(initialModel({ a: came }), { a: came })).toEqual({ a: expected });
  });

  it.each<[string, unknown, object?]>([
    ["text", ["a", "b"]],
    ["textarea", { a: 1 }],
    ["checkbox", { on: true }],
    ["date", { year: 1980 }],
    ["checkboxes", [1, { id: 2 }]],
    ["checkboxes", { id: 1 }],
    ["file", { url: "/cv.pdf" }],
    ["file", ["a.pdf", { url: "/b.pdf" }], { multiple: true }],
  ])("for a %s with %j is left out", (type, came, props = {}) => {
    const { encode, initialModel } = formOf(type, props);
    expect(encode(initialModel({ a: came }), { a: came })).toEqual({});
  });
});

it.each<[string, unknown, FieldValue]>([
  ["date", "29.2.1980", "1980-02-29"],
  ["date", "1980-02-28T22:00:00.000Z", "1980-02-29"],
  ["date", "1980-02-28T22:00:00.000Z", ""],
  ["text", ["a"], "b"],
  ["checkboxes", [{ id: 1 }], [1]],
])("sends the member's new value in place of a %s with %j", (type, came, typed) => {
  expect(formOf(type).encode({ a: typed }, { a: came })).toEqual({ a: typed });
});

it("uses the first field with a value among fields of one name", () => {
  const form = compileForm(["subtitle", "text", "date"].map((type) => ({ type, name: "a" })));
  expect(form.encode({ a: "29.2.1980" }, { a: "29.2.1980" })).toEqual({ a: "29.2.1980" });
  expect(form.encode({ a: "" }, { a: "29.2.1980" })).toEqual({ a: "" });
});

it("leaves out names that reach a prototype, and sends the rest unchanged", () => {
  const form = compileForm([{ type: "date", name: "b", props: {} }]);
  const inherited = Object.create({ b: "29.2.1980" }) as Record<string, unknown>;
  expect(form.encode({ b: "", "a.b": "x" }, inherited)).toEqual({ b: "", "a.b": "x" });
});
