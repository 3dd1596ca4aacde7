import { pageLocation } from "./page-location";

/** The addresses that the browser was asked to load: jsdom loads none, and reports each. */
let reported: jest.SpyInstance;

beforeEach(() => {
  reported = jest.spyOn(console, "error").mockImplementation(() => undefined);
  window.history.replaceState(null, "", "/app/invoices?from=mail#top");
});

it("counts as leaving for ten seconds, because a download leaves the page open", () => {
  jest.useFakeTimers();
  pageLocation.leaveFor("/card.pkpass");
  jest.advanceTimersByTime(9_999);
  expect(pageLocation.isLeaving()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(pageLocation.isLeaving()).toBe(false);
  jest.useRealTimers();
});

describe.each(["leaveFor", "replaceWith"] as const)("%s", (go) => {
  it.each(["/login", "https://id.example/login#form", "/app/invoices"])("leaves the page for %s", (address) => {
    expect(pageLocation[go](address)).toBe(true);
    expect(pageLocation.current()).toBe("/app/invoices?from=mail#top");
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it.each(["#login", "/app/invoices?from=mail#login", "http://localhost/app/invoices?from=mail#"])(
    "reloads the page for %s, to which the browser would only scroll",
    (address) => {
      const entries = window.history.length;
      expect(pageLocation[go](address)).toBe(true);
      expect(location.href).toBe(new URL(address, "http://localhost/app/invoices?from=mail").href);
      expect(window.history.length - entries).toBe(go === "leaveFor" ? 1 : 0);
      expect(reported).toHaveBeenCalledTimes(1);
    },
  );

  it.each(["#top", "/app/invoices?from=mail#top", "javascript:alert(1)", "", "http://["])("stays at %j", (address) => {
    expect(pageLocation[go](address)).toBe(false);
    expect(pageLocation.current()).toBe("/app/invoices?from=mail#top");
    expect(reported).not.toHaveBeenCalled();
  });
});
