/** @jest-environment node */
import { debugLog } from "@/lib/platform/debug";
import { parseForm } from "./parse-form";

jest.mock("@/lib/platform/debug", () => ({ debugLog: jest.fn() }));

const field = (sent: object) => parseForm([{ type: "text", name: "a", ...sent }])[0]!;
const options = (items: unknown) => field({ props: { items } }).options;

afterEach(() => jest.mocked(debugLog).mockClear());

describe("parseForm", () => {
  it("fills in the defaults of a field with only type and name", () => {
    expect(parseForm({ fields: [{ type: "text", name: "email" }] })).toEqual([
      {
        key: "field_email",
        index: 0,
        type: "text",
        typeName: "text",
        name: "email",
        columns: { cols: 12 },
        props: {
          label: "",
          hint: "",
          placeholder: "",
          multiple: false,
          min: "",
          max: "",
          step: "",
          rows: null,
          maxlength: null,
          accept: "",
          autocomplete: "",
          inputmode: "",
          disabled: false,
          readonly: false,
          clearable: false,
          counter: false,
          prefix: "",
          suffix: "",
          icon: "",
        },
        options: [],
        rules: [],
        className: "",
        visible: null,
        showIf: [],
      },
    ]);
    expect(debugLog).not.toHaveBeenCalled();
  });

  const good = { type: "text", name: "a" };
  it.each<[string, unknown, string]>([
    ["no form", undefined, "Schema has no fields defined"],
    ["a form without fields", { fields: [] }, "Schema has no fields defined"],
    ["a field without type", [good, { name: "b" }], "Field with index 1 has no type defined."],
    ["a field with a blank type", [{ type: " ", name: "b" }], "Field with index 0 has no type defined."],
    ["a field without name", [good, good, { type: "text" }], "Field with index 2 has no name defined."],
    ["a field with an empty name", [{ type: "text", name: "" }], "Field with index 0 has no name defined."],
    ["a field without both", [{}], "Field with index 0 has no type defined."],
    ["nothing but entries that are no objects", [null, "a"], "Schema has no fields defined"],
    ["a subtitle without name", [{ type: "subtitle", props: {} }], "Field with index 0 has no name defined."],
  ])("rejects %s", (_sentence, schema, message) => {
    expect(parseForm(schema)).toEqual([]);
    expect(debugLog).toHaveBeenCalledWith(message);
  });

  it("drops entries that are no objects, and logs it", () => {
    expect(parseForm([null, good, "b", [good]])).toMatchObject([{ index: 0, name: "a" }]);
    expect(debugLog).toHaveBeenCalledWith("form schema: 3 values were repaired", expect.anything());
  });

  it("rejects an unsafe name like a missing one", () => {
    expect(parseForm([{ type: "text", name: "__proto__" }])).toEqual([]);
    expect(debugLog).toHaveBeenCalledWith("Field with index 0 has no name defined.");
  });

  it("keeps a field of an unknown type", () => {
    expect(parseForm([{ type: "signature", name: "a" }])).toMatchObject([{ type: null, typeName: "signature" }]);
  });

  it("keeps names unchanged, and numbers the fields in order", () => {
    const fields = parseForm(["a.b", "c[0]", "1", "Ä"].map((name) => ({ type: "text", name })));
    expect(fields.map(({ name, index }) => [name, index])).toEqual([
      ["a.b", 0],
      ["c[0]", 1],
      ["1", 2],
      ["Ä", 3],
    ]);
  });

  it("reads props: texts, flags, and numbers above 0", () => {
    expect(field({ props: { label: 5, multiple: 1, rows: "4", maxlength: -1 } }).props).toMatchObject({
      label: "5",
      multiple: true,
      rows: 4,
      maxlength: null,
    });
  });

  it.each([
    [true, true],
    [20, true],
    [0, false],
    ["false", false],
    [null, false],
  ])("reads counter %j, which may be its limit, as %s", (counter, expected) => {
    expect(field({ props: { counter } }).props.counter).toBe(expected);
  });

  it.each([null, 5, "props", []])("reads props %j as none", (props) => {
    expect(field({ props }).props.label).toBe("");
  });

  it.each<[unknown, object]>([
    [undefined, { cols: 12 }],
    [6, { cols: 6 }],
    ["6", { cols: 6 }],
    [
      { cols: 12, sm: "6", md: 4, lg: 3, xl: 2, xxl: 1 },
      { cols: 12, sm: 6, md: 4, lg: 3, xl: 2, xxl: 1 },
    ],
    [{ sm: 6 }, { cols: 12, sm: 6 }],
    [{ cols: 0, sm: 13, md: 1.5, lg: "auto", xxl: -3 }, { cols: 12 }],
    ["half", { cols: 12 }],
  ])("reads colProps %j as %j", (colProps, expected) => {
    expect(field({ colProps }).columns).toEqual(expected);
  });

  it.each<[unknown, object[]]>([
    [
      ["required", "min:18"],
      [
        { name: "required", argument: "" },
        { name: "min", argument: "18" },
      ],
    ],
    [
      "required | maxLength : 5",
      [
        { name: "required", argument: "" },
        { name: "maxLength", argument: "5" },
      ],
    ],
    [["min:08:00"], [{ name: "min", argument: "08:00" }]],
    [null, []],
  ])("reads the rules %j", (rules, expected) => {
    expect(field({ rules }).rules).toEqual(expected);
  });

  it("reads class, visible and showIf", () => {
    expect(field({ class: "mt-4", visible: false, showIf: "kind=2" })).toMatchObject({
      className: "mt-4",
      visible: false,
      showIf: [{ name: "kind", operator: "=", values: ["2"] }],
    });
  });
});

describe("the options of parseForm", () => {
  it.each<[string, unknown, object]>([
    ["the title", { id: 1, title: "One", name: "Uno" }, { id: 1, title: "One" }],
    ["the name where there is no title", { id: 1, title: "", name: "Uno" }, { title: "Uno" }],
    ["the id where there is neither", { id: 1 }, { title: "1" }],
    ["the name where the title is blank", { id: 1, title: " ", name: "Uno" }, { title: "Uno" }],
    ["the id where both are blank", { id: 1, title: "&nbsp;", name: "\u200b" }, { title: "1" }],
    ["a number as title", { id: "a", title: 5 }, { title: "5" }],
    ["an escaped title, but not an escaped id", { id: "R&amp;D", title: "R&amp;D" }, { id: "R&amp;D", title: "R&D" }],
    ["a bare scalar", "Red", { id: "Red", title: "Red" }],
    ["a boolean id", { id: false }, { id: false, title: "false" }],
    ["an id of nought", { id: 0 }, { id: 0, title: "0" }],
    ["props and rules", { id: 1, props: { disabled: 1, hint: "h" }, rules: "required" }, { disabled: true, hint: "h" }],
    ["props that are none", { id: 1, props: null }, { disabled: false, hint: "" }],
  ])("are read from %s", (_sentence, item, expected) => {
    expect(options([item])).toMatchObject([expected]);
  });

  it("have rules of their own", () => {
    expect(options([{ id: 1, rules: ["required"] }])[0]?.rules).toEqual([{ name: "required", argument: "" }]);
  });

  it("leave out entries without an id, and ids that repeat as text", () => {
    expect(options([{ title: "none" }, { id: null }, { id: {} }, null, [], 1, { id: "1" }, 2])).toMatchObject([
      { id: 1 },
      { id: 2 },
    ]);
  });
});
