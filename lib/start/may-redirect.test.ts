import { forgetRedirects, mayRedirect } from "./may-redirect";

const mayRedirectAt = (time: number) => {
  jest.spyOn(Date, "now").mockReturnValue(time);
  return mayRedirect();
};

beforeEach(() => sessionStorage.clear());

it("follows three redirects within a minute", () => {
  expect([0, 10_000, 20_000, 30_000].map(mayRedirectAt)).toEqual([true, true, true, false]);
});

it("follows any number that are further apart", () => {
  expect([0, 25_000, 50_000, 75_000, 100_000].map(mayRedirectAt)).not.toContain(false);
});

it("restarts the count after a good start", () => {
  for (const time of [0, 1, 2]) mayRedirectAt(time);
  forgetRedirects();
  expect(mayRedirectAt(3)).toBe(true);
});

it.each(["{", "{}", '"text"', "[null, {}]"])("survives foreign content: %s", (text) => {
  sessionStorage.setItem("redirects", text);
  expect(mayRedirectAt(0)).toBe(true);
});
