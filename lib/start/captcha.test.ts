import { pageLocation } from "@/lib/platform/page-location";
import { fillStorage } from "@/scripts/testing/fill-storage";
import { forgetCaptchaReturn, forgetCaptchaVisits, leaveForCaptcha, returnFromCaptcha } from "./captcha";

const here = "http://localhost/app/";
let leaveFor: jest.SpyInstance;
let replaceWith: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  leaveFor = jest.spyOn(pageLocation, "leaveFor").mockReturnValue(true);
  replaceWith = jest.spyOn(pageLocation, "replaceWith").mockReturnValue(true);
});

describe("leaveForCaptcha", () => {
  it("stores the current address and goes to the site origin", () => {
    expect(leaveForCaptcha()).toBe(true);
    expect(sessionStorage.getItem("captchaReturn")).toBe(here);
    expect(leaveFor).toHaveBeenCalledWith("http://localhost/");
  });

  it("stops after four visits, and keeps no address", () => {
    expect([1, 2, 3, 4, 5, 6].map(leaveForCaptcha)).toEqual([true, true, true, true, false, false]);
    expect(leaveFor).toHaveBeenCalledTimes(4);
  });

  it("restarts the count after a good start", () => {
    for (let visit = 0; visit < 4; visit += 1) leaveForCaptcha();
    forgetCaptchaVisits();
    expect(leaveForCaptcha()).toBe(true);
  });

  it("keeps no return address after a good start", () => {
    leaveForCaptcha();
    forgetCaptchaReturn();
    expect(returnFromCaptcha()).toBe(false);
  });

  it.each(["many", "-1000", "NaN", "1e-9"])("stops when the counter is %j", (counter) => {
    sessionStorage.setItem("captchaVisits", counter);
    const visits = Array.from({ length: 8 }, leaveForCaptcha).filter(Boolean).length;
    expect(visits).toBeLessThanOrEqual(4);
  });

  it("stays when the visits cannot be counted", () => {
    fillStorage();
    expect(leaveForCaptcha()).toBe(false);
    expect(leaveFor).not.toHaveBeenCalled();
  });
});

describe("returnFromCaptcha", () => {
  it("returns to the kept address once, and removes it first", () => {
    sessionStorage.setItem("captchaReturn", "http://localhost/app/invoices/2?status=ok#x");
    replaceWith.mockImplementation(() => {
      expect(sessionStorage.getItem("captchaReturn")).toBeNull();
      return true;
    });
    expect(returnFromCaptcha()).toBe(true);
    expect(replaceWith).toHaveBeenCalledWith("http://localhost/app/invoices/2?status=ok#x");
    expect(returnFromCaptcha()).toBe(false);
    expect(replaceWith).toHaveBeenCalledTimes(1);
  });

  it.each([here, "/app/"])("stays when it is already there: %s", (address) => {
    sessionStorage.setItem("captchaReturn", address);
    expect(returnFromCaptcha()).toBe(false);
    expect(sessionStorage.getItem("captchaReturn")).toBeNull();
  });

  it.each([
    "https://evil.example/app/",
    "http://localhost:81/app/",
    "//evil.example/",
    "/\\evil.example/",
    "javascript:alert(1)",
    "",
    "http://[",
  ])("does not go to %j", (address) => {
    sessionStorage.setItem("captchaReturn", address);
    expect(returnFromCaptcha()).toBe(false);
    expect(replaceWith).not.toHaveBeenCalled();
    expect(sessionStorage.getItem("captchaReturn")).toBeNull();
  });
});
