/** @jest-environment node */
import { growth, superlinear } from "@/scripts/testing/growth";
import type { FormModel } from "./form-field";
import { compileForm } from "./form-definition";
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
    [",", true],
    ["kind=2", true],
    [" kind = 1 | 2 ", true],
    ["padded=two", true],
    ["padded!=two", false],
    ["ranges=a-b", true],
    ["ranges=a\u2013b", true],
    ["blank=", true],
    ["news=true", true],
    ["news=false", false],
    ["off=false", true],
    ["missing=", true],
    ["missing=|x", true],
    ["missing!=", false],
    ["missing!=x", true],
    ["none=", true],
    ["none!=", false],
    ["none=a", false],
    ["empty=", true],
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

describe("visibleFields", () => {
  describe("for 300 fields with 100 conditions each, evaluated at every key press", () => {
    const reading = (fieldCount: number, conditionCount: number) => {
      const conditions = Array.from({ length: conditionCount }, (_, index) =>
        index % 2 ? `kind!=${index}5|x|y` : `kind<${index}5`,
      );
      const sent = { type: "text", showIf: conditions.join() };
      const form = compileForm(Array.from({ length: fieldCount }, (_, index) => ({ ...sent, name: `f${index}` })));
      return () => form.visibleFields(model);
    };

    it("finds all visible fields", () => {
      expect(reading(300, 100)().size).toBe(300);
    });

    it("takes time linear in the number of fields", () => {
      expect(growth(75, (fieldCount) => reading(fieldCount, 100))).toBeLessThan(superlinear);
    });

    it("takes time linear in the number of conditions", () => {
      expect(growth(25, (conditionCount) => reading(300, conditionCount))).toBeLessThan(superlinear);
    });
  });
});
