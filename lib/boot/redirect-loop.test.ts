import { forgetRedirects, isRedirectLoop } from "./redirect-loop";

beforeEach(() => sessionStorage.clear());

it("is one at the fourth redirect within a minute", () => {
  expect([0, 10_000, 20_000, 30_000].map(isRedirectLoop)).toEqual([false, false, false, true]);
});

it("is none when the redirects are further apart", () => {
  expect([0, 25_000, 50_000, 75_000, 100_000].map(isRedirectLoop)).not.toContain(true);
});

it("ends with a good start", () => {
  for (const time of [0, 1, 2]) isRedirectLoop(time);
  forgetRedirects();
  expect(isRedirectLoop(3)).toBe(false);
});

it.each(["{", "{}", '"text"', "[null, {}]"])("survives foreign content: %s", (text) => {
  sessionStorage.setItem("redirects", text);
  expect(isRedirectLoop(0)).toBe(false);
});
