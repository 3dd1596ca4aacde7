/** @jest-environment node */
import { classesOf, firstStyles } from "./first-styles";

describe("firstStyles", () => {
  const text = 'flex hover:bg-raised w-[calc(1rem*2)] [&>a]:p-1 draw("mt-0.5 peer-x")';
  const utilities = (css: string) => firstStyles(`@layer utilities{${css}}`, text);

  it.each([
    ["a class of the markup", ".flex{display:flex}"],
    ["one of a script", ".mt-0\\.5{margin-top:2px}"],
    ["one with a condition", "@media (hover:hover){.hover\\:bg-raised:hover{color:red}}"],
    ["one with brackets in its name", ".w-\\[calc\\(1rem\\*2\\)\\]{width:2rem}"],
    ["one with signs that markup escapes", ".\\[\\&\\>a\\]\\:p-1>a{padding:1px}"],
    ["one of several selectors", ".grid,.flex{color:red}"],
    ["one beside another in brackets", ".flex:is(:where(.peer):checked~*){color:red}"],
    ["selectors without a class", ":where(.space-y-3>:not(:last-child)){margin:0}"],
  ])("keeps %s", (_what, css) => {
    expect(utilities(css)).toBe(`@layer utilities{${css}}`);
  });

  it.each([
    ["a class that the page does not have", ".grid{display:grid}"],
    ["one within a condition, and the condition", "@media print{@supports (a:b){.grid{display:grid}}}"],
    ["one of two that an element must have", ".flex.grid{display:grid}"],
    ["the beginning of one that the page has", ".hover{color:red}"],
  ])("leaves out %s", (_what, css) => {
    expect(utilities(`.flex{color:red}${css}`)).toBe("@layer utilities{.flex{color:red}}");
  });

  it("keeps all other rules, in their order", () => {
    const css =
      "@layer base{.a{color:red}}@layer utilities{.flex{color:red}}.b{color:red}@keyframes spin{to{rotate:1turn}}";
    expect(firstStyles(css, text)).toBe(css);
  });

  it("leaves out unused variables, and those that only unused ones use", () => {
    const css = ":root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}.b{width:var( --c)}";
    expect(firstStyles(css, text)).toBe(":root{--c:var(--d);--d:2px}.b{width:var( --c)}");
  });

  it("has the initial values of the variables that are left", () => {
    const css =
      "@layer properties{*{--tw-a:0;--tw-b:0}}@layer utilities{.flex{rotate:var(--tw-a)}.grid{rotate:var(--tw-b)}}" +
      "@property --tw-a{syntax:'*'}@property --tw-b{syntax:'*'}";
    expect(firstStyles(css, text)).toBe(
      "@layer properties{*{--tw-a:0}}@layer utilities{.flex{rotate:var(--tw-a)}}@property --tw-a{syntax:'*'}",
    );
  });
});

describe("classesOf", () => {
  it.each([
    [".a.b>.c d", ["a", "b", "c"]],
    [".\\32 xl\\:p-1:hover", ["2xl:p-1"]],
    [".ä-1::before", ["ä-1"]],
    ["a[href='.x']:not(.y .z) .b", ["b"]],
    [":root", []],
  ])("%s", (selector, classes) => {
    expect(classesOf(selector)).toEqual(classes);
  });
});
