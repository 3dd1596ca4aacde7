/** @jest-environment node */
import type { FormModel } from "./form-field";
import { isVisible, parseShowIf } from "./show-if";

const model: FormModel = {
  kind: 2,
  text: "two",
  news: true,
  off: false,
  topics: ["a", "b"],
  ids: [1, 4],
  none: [],
  padded: " two\u00a0",
  ranges: ["a\u2013b"],
  blank: " \u200b",
  empty: "",
  age: "x",
  price: "3,5",
  "a.b": "dot",
  "c[d]": "bracket",
  file: new File([], "cv.pdf"),
};

describe("parseShowIf", () => {
  it.each<[string, ReturnType<typeof parseShowIf>]>([
    ["", []],
    [" , ,", []],
    ["kind=2", [{ name: "kind", operator: "=", values: ["2"] }]],
    [
      " kind != 1 | 2 , age >= 18 ,",
      [
        { name: "kind", operator: "!=", values: ["1", "2"] },
        { name: "age", operator: ">=", values: ["18"] },
      ],
    ],
    ["a=", [{ name: "a", operator: "=", values: [""] }]],
    ["a= =b", [{ name: "a", operator: "=", values: ["=b"] }]],
    ["a==b", [{ name: "a", operator: null, values: ["b"] }]],
    ["a*=b", [{ name: "a", operator: null, values: ["b"] }]],
    ["a~b", [{ name: "a", operator: null, values: ["b"] }]],
    ["a", [{ name: "a", operator: null, values: [] }]],
  ])("reads %j", (text, expected) => {
    expect(parseShowIf(text)).toEqual(expected);
  });
});

describe("isVisible", () => {
  it.each<[string, boolean]>([
    ["", true],
    ["kind=2", true],
    [" kind = 1 | 2 ", true],
    ["padded=two", true],
    ["padded!=two", false],
    ["ranges=a-b", true],
    ["ranges=a\u2013b", true],
    ["blank=", true],
    ["news=true", true],
    ["news=false", false],
    ["news=1", true],
    ["news=True", true],
    ["news=0|2", false],
    ["news!=1", false],
    ["off=0", true],
    ["off!=1", true],
    ["off=False", true],
    ["off=", false],
    ["missing=", true],
    ["missing=|x", true],
    ["missing!=", false],
    ["missing!=x", true],
    ["none=", true],
    ["none!=", false],
    ["none=a", false],
    ["topics=b", true],
    ["topics=a|c", true],
    ["topics!=b", true],
    ["topics!=a|b", false],
    ["ids=4", true],
    ["ids>3", true],
    ["ids>4", false],
    ["kind>1,kind<3", true],
    ["kind>1,kind>=3", false],
    ["kind>5|1", true],
    ["age<=0", true],
    ["age>0", false],
    ["missing>-1", true],
    ["none<1", true],
    ["price>3", true],
    ["price>=3,5", false],
    ["kind>one", false],
    ["kind<=", false],
    ["news<1", true],
    ["a.b=dot", true],
    ["c[d]=bracket", true],
    ["file=cv.pdf", true],
    ["kind~2", false],
    ["kind<>1", false],
    ["kind", false],
    ["=", false],
    ["constructor=", true],
    ["__proto__=", true],
  ])("showIf %j: %s", (showIf, expected) => {
    expect(isVisible({ visible: null, showIf: parseShowIf(showIf) }, model)).toBe(expected);
  });

  it("lets an explicit visible win", () => {
    expect(isVisible({ visible: false, showIf: parseShowIf("kind=2") }, model)).toBe(false);
    expect(isVisible({ visible: true, showIf: parseShowIf("kind=1") }, model)).toBe(true);
  });
});
