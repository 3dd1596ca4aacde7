import { pageLocation } from "@/lib/platform/page-location";
import { rememberReturnAddress, takeReturnAddress } from "./return-address";

const now = 1_700_000_000_000;
const minute = 60_000;

function keep(address: string, at: string | null = String(now)): void {
  sessionStorage.setItem("returnTo", address);
  if (at !== null) sessionStorage.setItem("returnToAt", at);
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(Date, "now").mockReturnValue(now);
});

describe("takeReturnAddress", () => {
  it.each([
    ["/app/invoices/12?status=ok#x", "/app/invoices/12?status=ok#x"],
    ["/app/", "/app/"],
    ["/app", "/app"],
    ["http://localhost/app/myaccount", "/app/myaccount"],
    ["/app/articles/k%C3%A4vely", "/app/articles/k%C3%A4vely"],
  ])("returns %s as %s", (address, expected) => {
    keep(address);
    expect(takeReturnAddress()).toBe(expected);
  });

  it.each([
    ["of another origin", "https://evil.example/app/invoices"],
    ["of another origin without a scheme", "//evil.example/app/invoices"],
    ["of another origin behind a backslash", "/\\evil.example/app/invoices"],
    ["of another scheme", "javascript:alert(1)//app/"],
    ["outside the app", "/login"],
    ["that only begins like the app", "/application"],
    ["that climbs out of the app", "/app/../login"],
    ["of the page not found", "/app/error404"],
    ["of no screen", "/app/nowhere"],
    ["that is empty", ""],
    ["that is broken", "http://["],
  ])("returns no address %s", (_sentence, address) => {
    keep(address);
    expect(takeReturnAddress()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ["just now", now, true],
    ["fifteen minutes ago", now - 15 * minute, true],
    ["a moment longer ago", now - 15 * minute - 1, false],
    ["far in the future, by a clock that was set back", now + 60 * minute, false],
    ["at no time at all", "yesterday", false],
  ])("stored %s", (_sentence, at, isGood) => {
    keep("/app/settings", String(at));
    expect(takeReturnAddress()).toBe(isGood ? "/app/settings" : null);
  });

  it("returns it only once", () => {
    keep("/app/settings");
    expect(takeReturnAddress()).toBe("/app/settings");
    expect(takeReturnAddress()).toBeNull();
  });
});

describe("rememberReturnAddress", () => {
  it("stores path, query and hash of the current address", () => {
    const current = jest.spyOn(pageLocation, "current").mockReturnValue("/app/invoices/12?status=ok#x");
    rememberReturnAddress();
    current.mockRestore();
    expect(sessionStorage.getItem("returnTo")).toBe("/app/invoices/12?status=ok#x");
    jest.spyOn(Date, "now").mockReturnValue(now + minute);
    expect(takeReturnAddress()).toBe("/app/invoices/12?status=ok#x");
  });
});
