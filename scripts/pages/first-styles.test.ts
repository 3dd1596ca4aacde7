/** @jest-environment node */
import { firstStyles } from "./first-styles";

const text = 'a main flex hover:bg-raised w-[calc(1rem*2)] [&>a]:p-1 draw("p","mt-0.5 peer-x 2xl:m-1 ä-1")';

it.each([
  ["a class of the markup", ".flex{display:flex}"],
  ["one of a script", ".mt-0\\.5{margin-top:2px}"],
  ["one with a condition", "@media (hover:hover){.hover\\:bg-raised:hover{color:red}}"],
  ["one with brackets in its name", ".w-\\[calc\\(1rem\\*2\\)\\]{width:2rem}"],
  ["one with signs that markup escapes", ".\\[\\&\\>a\\]\\:p-1>a{padding:1px}"],
  ["one with an escaped digit", ".\\32 xl\\:m-1:hover{margin:1px}"],
  ["one with a letter beyond ASCII", ".ä-1::before{margin:1px}"],
  ["one of several selectors", ".grid,.flex{color:red}"],
  ["one of several in brackets", ":is(.grid,.flex){color:red}"],
  ["one that is not another", ".flex:not(.grid){color:red}"],
  ["an element of the markup", "main:focus{color:red}"],
  ["one of a script", "p>*{color:red}"],
  ["selectors without a name", ":root,[href='.x']:focus-visible,::placeholder{color:red}"],
  ["animations", "@keyframes spin{to{rotate:1turn}}"],
])("keeps %s", (_what, css) => {
  expect(firstStyles(css, text)).toBe(css);
});

it.each([
  ["a class that the page does not have", ".grid{display:grid}"],
  ["one in brackets", ":where(.grid>:not(:last-child)){margin:0}"],
  ["one that another element must have", ".flex:has(.grid){color:red}"],
  ["one within a condition, and the condition", "@media print{@supports (a:b){.grid{display:grid}}}"],
  ["one of two that an element must have", ".flex.grid{display:grid}"],
  ["the beginning of one that the page has", ".hover{color:red}"],
  ["an element that the page does not have", "input:is([type=radio]){color:red}"],
  ["a layer that is empty then", "@layer base{table{color:red}}"],
])("leaves out %s", (_what, css) => {
  expect(firstStyles(`${css}.flex{color:red}`, text)).toBe(".flex{color:red}");
});

it("keeps the order", () => {
  const css = "@layer base{a{color:red}}@layer utilities{.flex{color:red}}p{color:red}";
  expect(firstStyles(css, text)).toBe(css);
});

it("leaves out unused variables, and those that only unused ones use", () => {
  const css = ":root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}p{width:var( --c)}";
  expect(firstStyles(css, text)).toBe(":root{--c:var(--d);--d:2px}p{width:var( --c)}");
});

it("has the initial values of the variables that are left", () => {
  const css =
    "@layer properties{*{--tw-a:0;--tw-b:0}}@layer utilities{.flex{rotate:var(--tw-a)}.grid{rotate:var(--tw-b)}}" +
    "@property --tw-a{syntax:'*'}@property --tw-b{syntax:'*'}";
  expect(firstStyles(css, text)).toBe(
    "@layer properties{*{--tw-a:0}}@layer utilities{.flex{rotate:var(--tw-a)}}@property --tw-a{syntax:'*'}",
  );
});
