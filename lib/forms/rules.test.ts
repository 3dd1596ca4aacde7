/** @jest-environment node */
import { growth, superlinear } from "@/scripts/testing/growth";
import type { FieldValue } from "./form-field";
import { parseRules } from "./parse-form";
import { checkRules, rules } from "./rules";

const check = (rule: string, value: FieldValue | undefined) => checkRules(value, parseRules([rule]));
const file = new File(["x"], "cv.pdf");

describe("a rule", () => {
  it.each<[string, (FieldValue | undefined)[], (FieldValue | undefined)[]]>([
    [
      "required",
      ["a", "0", true, 1, 0.5, ["a"], [0], file],
      ["", "  \n", "\u00a0", false, 0, -1, Number.NaN, [], undefined],
    ],
    ["email", ["a@b", "maija@example.org", " a@b ", "a b@c d"], ["a", "@", "a@", "@b", "a\n@\nb"]],
    [
      "phone",
      ["+358 40 555 0101", "040-1234567", "(09) 123 456", "+358/40.555.0101"],
      ["1234", "call me", "+", "12+345678"],
    ],
    [
      "url",
      ["https://example.org", "HTTP://example.org/a?b#c"],
      [
        "example.org",
        "ftp://a.b",
        "javascript:alert(1)",
        "https://",
        "https://a b.fi",
        "https:// a.fi",
        "https://a.fi/b c",
      ],
    ],
    ["number", ["5", "-3,5", "+3.5", ".5", "5.", 7, -0.1], ["x", "1e3", "0x10", "1,2,3", "1 00", "--1", "-", ","]],
    ["integer", ["5", "-5", "+5", 7, " 5 "], ["5.0", "5,0", "x", 0.5]],
    ["min:18", ["18", "18,0", "19", 18, ["20", 18]], ["17", "17,9", 0, "x", -18, ["20", "3"]]],
    ["max:18", ["18", "-1", "17,9", 0], ["18,1", 19, "x"]],
    ["min:2024-02-29", ["2024-02-29", "2025-01-01", "2024-02-29T00:00"], ["2024-02-28", "2023-12-31T23:59", "soon"]],
    ["max:2024-02-29", ["2024-02-29", "2024-02-29T10:00", "1999-01-01"], ["2024-03-01"]],
    ["min:2024-02-29T10:00", ["2024-02-29T10:00", "2024-02-29"], ["2024-02-29T09:59"]],
    ["min:08:30", ["08:30", "23:00"], ["08:29"]],
    ["minLength:3", ["abc", "😀😀😀", 123, ["a", "b", "c"], file], ["ab", "😀😀", 12, ["abc"]]],
    ["maxLength:3", ["abc", "😀😀😀", ["abcdef"], file], ["abcd", "    ", ["a", "b", "c", "d"]]],
    ["maxLength:0", [], ["a"]],
    ["date", ["2024-02-29", "2024-12-31T10:00"], ["2023-02-29", "2024-13-01", "1.5.2024", "0000-01-01", "2024-1-1"]],
    ["postalCode", ["00100", " 99999 "], ["0010", "001000", "FI-00100", "٠٠١٠٠"]],
    [
      "iban",
      ["FI21 1234 5600 0007 85", "fi2112345600000785", "DE89370400440532013000"],
      ["FI2112345600000786", "FI21", "x"],
    ],
    [
      "businessId",
      ["1234567-1", "2331972-7", "12345671"],
      ["1234567-2", "12345672", "1234567-", "FI12345671", "0000009-9"],
    ],
  ])("%s accepts valid values and refuses invalid ones", (rule, right, wrong) => {
    expect(right.filter((value) => check(rule, value))).toEqual([]);
    expect(wrong.filter((value) => !check(rule, value))).toEqual([]);
  });

  it.each(Object.keys(rules).filter((name) => name !== "required"))("%s accepts empty", (name) => {
    for (const value of ["", " ", [], undefined]) expect(check(`${name}:3`, value)).toBeNull();
  });

  it.each(Object.keys(rules).filter((name) => !/required|Length/.test(name)))("%s never tests a file", (name) => {
    expect(check(`${name}:3`, file)).toBeNull();
    expect(check(`${name}:3`, [file])).toBeNull();
  });

  it.each(["email", "integer", "iban"])("%s holds for every entry of a list", (name) => {
    expect(check(name, [file, "wrong"])).toEqual({ message: name, argument: "" });
  });

  it.each(["min:abc", "min", "max:", "max:1e3", "minLength:abc", "minLength:-1", "maxLength:2.5", "maxLength:"])(
    "with a bad argument is ignored: %s",
    (rule) => {
      expect(check(rule, "text")).toBeNull();
    },
  );

  it.each<[string, FieldValue, string]>([
    ["min:18", "1 00", "number"],
    ["max:18", "many", "number"],
    ["min:18", ["20", "many"], "number"],
    ["min:18", "17", "min"],
    ["max:18", ["17", "19"], "max"],
    ["min:2024-02-29", "soon", "date"],
    ["max:2024-02-29T10:00", "1.5.2024", "date"],
    ["max:2024-02-29", "2024-03-01", "max"],
    ["min:08:30", "half past nine", "time"],
    ["min:08:30", "08:29", "min"],
  ])("names the expected kind in the message: %s of %j gives %s", (rule, value, message) => {
    expect(check(rule, value)?.message).toBe(message);
  });

  it.each<[string, string]>([
    ["min:5", "2024-01-01"],
    ["max:5", "10:00"],
    ["min:2024-01-01", "5"],
    ["min:10:00", "2024-01-01"],
  ])("with a limit of another kind is ignored: %s of %s", (rule, value) => {
    expect(check(rule, value)).toBeNull();
  });

  it.each(["unknown", "Required", "__proto__", "constructor", "toString", "", ":"])("named %j is ignored", (name) => {
    expect(check(name, "")).toBeNull();
  });
});

describe("checkRules", () => {
  it("returns the first failure, with its argument", () => {
    const fieldRules = parseRules(["required", "unknown", "minLength:8", "email"]);
    expect(checkRules("", fieldRules)).toEqual({ message: "required", argument: "" });
    expect(checkRules("short", fieldRules)).toEqual({ message: "minLength", argument: "8" });
    expect(checkRules("long enough", fieldRules)).toEqual({ message: "email", argument: "" });
    expect(checkRules("maija@example.org", fieldRules)).toBeNull();
  });

  it("has its own message for the length of a list", () => {
    expect(check("minLength:2", ["a"])).toEqual({ message: "minEntries", argument: "2" });
    expect(check("maxLength:1", ["a", "b"])).toEqual({ message: "maxEntries", argument: "1" });
  });

  it.each(["a", "1", " ", "1.", "@", "0 ", "+", "-", "é"])("is not slowed down by a long text of %j", (unit) => {
    const checking = (length: number) => () => {
      for (const name of Object.keys(rules)) check(`${name}:${unit.repeat(length / 2)}`, `${unit.repeat(length)}!`);
    };
    expect(growth(25_000, checking)).toBeLessThan(superlinear);
  });
});
