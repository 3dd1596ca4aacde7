import { isSecondTap } from "./is-second-tap";

it.each([
  ["two touches 399 ms apart", { timeStamp: 1399, detail: 1, pointerType: "touch" }, true],
  ["two touches 400 ms apart", { timeStamp: 1400, detail: 1, pointerType: "touch" }, false],
  ["taps of a browser that does not tell what by", { timeStamp: 1200, detail: 1 }, true],
  ["a key right after another", { timeStamp: 1050, detail: 0, pointerType: "" }, false],
  ["a key on a link in Firefox, which counts it", { timeStamp: 1050, detail: 1, pointerType: "" }, false],
  ["a mouse's double click, however slow", { timeStamp: 1450, detail: 2, pointerType: "mouse" }, true],
  ["two clicks of a mouse that the browser counts apart", { timeStamp: 1050, detail: 1, pointerType: "mouse" }, false],
])("%s: %j, the first at 1000 ms", (_, tap, expected) => {
  expect(isSecondTap(tap, 1000)).toBe(expected);
});
