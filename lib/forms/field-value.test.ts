/** @jest-environment node */
import { emptyValue } from "./field-value";
import { defineForm } from "./form-definition";
import { parseForm } from "./parse-form";

const items = [{ id: 1 }, { id: "b" }, { id: true }];
const field = (type: string, props: object = {}) => parseForm([{ type, name: "a", props: { items, ...props } }])[0]!;
const read = (type: string, value: unknown, props?: object) =>
  defineForm([field(type, props)]).initialModel({ a: value }).a;

describe("emptyValue", () => {
  it.each<[string, object, unknown]>([
    ["checkboxes", {}, []],
    ["select", { multiple: true }, []],
    ["checkbox", {}, false],
    ["select", {}, ""],
    ["file", {}, ""],
    ["radio", { multiple: true }, ""],
    ["text", { multiple: true }, ""],
    ["date", {}, ""],
  ])("of a %s with %j", (type, props, expected) => {
    expect(emptyValue(field(type, props))).toEqual(expected);
  });
});

describe("initialModel", () => {
  const file = new File(["x"], "cv.pdf");

  it.each<[string, unknown, unknown, object?]>([
    ["text", "Maija", "Maija"],
    ["text", 5, "5"],
    ["text", false, ""],
    ["text", null, ""],
    ["text", ["a"], ""],
    ["textarea", { a: 1 }, ""],
    ["textarea", "a\r\nb\rc\n", "a\nb\nc\n"],
    ["checkbox", true, true],
    ["checkbox", 1, true],
    ["checkbox", "on", true],
    ["checkbox", "off", false],
    ["checkbox", "t", true],
    ["checkbox", "f", false],
    ["checkbox", "Y", true],
    ["checkbox", "no", false],
    ["checkbox", "yes", true],
    ["checkbox", 0, false],
    ["checkboxes", [1, "b"], [1, "b"]],
    ["checkboxes", ["1", true, "true", "1"], [1, true]],
    ["checkboxes", "1", [1]],
    ["checkboxes", null, []],
    ["checkboxes", { 0: 1 }, [1]],
    ["checkboxes", { a: 1 }, []],
    ["checkboxes", ["gone", null, {}, ["b"], ""], ["gone"]],
    ["checkboxes", false, [false], { items: [{ id: false }] }],
    ["select", false, ""],
    ["select", false, false, { items: [{ id: false }] }],
    ["select", "1", 1],
    ["select", "true", true],
    ["select", "gone", "gone"],
    ["select", "0", 0],
    ["radio", "0", "0", { items: [{ id: "0" }] }],
    ["select", [1], ""],
    ["select", [1], [1], { multiple: true }],
    ["select", { 0: 1, 2: 2 }, [1, 2], { multiple: true }],
    ["autocomplete", "b", ["b"], { multiple: 1 }],
    // A column of fixed length fills its values with spaces.
    ["select", "1   ", 1],
    ["checkboxes", ["1   ", "1"], [1]],
    ["radio", "gone ", "gone "],
    // A column of several choices.
    ["checkboxes", "1,true", [1, true]],
    ["select", "1; true", [1, true], { multiple: true }],
    ["checkboxes", "1,gone", ["1,gone"]],
    ["radio", null, ""],
    ["file", false, ""],
    ["file", "cv.pdf", "cv.pdf"],
    ["file", file, file],
    ["file", { url: "/cv.pdf" }, ""],
    ["file", ["a.pdf", file], ["a.pdf", file], { multiple: true }],
    ["text", file, ""],
    ["date", "2024-02-29", "2024-02-29"],
    ["date", "2024-02-29T10:00:00Z", "2024-02-29"],
    ["date", "2023-02-29", ""],
    ["date", "29.2.2024", ""],
    ["date", "0001-01-01T00:00:00", ""],
    ["date", "2024-02-29x", ""],
    ["date", 20240229, ""],
    ["time", "09:05", "09:05"],
    ["time", "09:05:59", "09:05"],
    ["time", "24:00", ""],
    ["time", "9:05", ""],
    ["datetime", "2024-02-29T09:05", "2024-02-29T09:05"],
    ["datetime", " 2024-02-29 09:05:30 ", "2024-02-29T09:05"],
    ["datetime", "2024-02-29T09:05:30.000+02:00", "2024-02-29T09:05"],
    ["datetime", "2024-02-29", ""],
  ])("converts for a %s: %j to %j", (type, value, expected, props = {}) => {
    expect(read(type, value, props)).toEqual(expected);
  });

  it("has the fields that hold a value, with defaults for missing values", () => {
    const fields = parseForm(
      ["subtitle", "alert", "text", "checkbox", "checkboxes", "signature"].map((type) => ({
        type,
        name: `my ${type}`,
      })),
    );
    expect(defineForm(fields).initialModel({ other: 1 })).toEqual({
      "my text": "",
      "my checkbox": false,
      "my checkboxes": [],
    });
  });

  it("uses the first field with a value among fields of one name", () => {
    const fields = parseForm(["subtitle", "checkboxes", "text"].map((type) => ({ type, name: "a" })));
    expect(defineForm(fields).initialModel({ a: "x" })).toEqual({ a: ["x"] });
  });

  it("reads own properties only, and treats names as plain keys", () => {
    const fields = parseForm(["a.b", "c[0]"].map((name) => ({ type: "text", name })));
    expect(defineForm(fields).initialModel({ a: { b: "x" }, "c[0]": "y" })).toEqual({ "a.b": "", "c[0]": "y" });
    const inherited = Object.create({ "a.b": "inherited" }) as Record<string, unknown>;
    expect(defineForm(fields).initialModel(inherited)).toEqual({ "a.b": "", "c[0]": "" });
  });

  it("reaches no prototype, even for a field that was never parsed", () => {
    const values = JSON.parse('{"__proto__": "x"}') as Record<string, unknown>;
    const model = defineForm([{ ...field("text"), name: "__proto__" }]).initialModel(values);
    expect(Object.getPrototypeOf(model)).toBe(Object.prototype);
    expect(Object.keys(model)).toEqual(["__proto__"]);
  });
});
