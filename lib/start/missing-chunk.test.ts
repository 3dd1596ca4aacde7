import { network } from "@/lib/platform/network";
import { pageLocation } from "@/lib/platform/page-location";
import { clearLeaveGuard, confirmNavigation, enableLeaveGuard } from "@/lib/navigation/leave-guard";
import { fillStorage } from "@/scripts/testing/fill-storage";
import { reloadForMissingChunk, reloadIfMissing } from "./missing-chunk";

let reload: jest.SpyInstance;
let isOnline: jest.SpyInstance;
const now = 1_000_000_000_000;
const reloadAt = (time: number) => {
  jest.spyOn(Date, "now").mockReturnValue(time);
  return reloadForMissingChunk();
};

beforeEach(() => {
  sessionStorage.clear();
  clearLeaveGuard();
  reload = jest.spyOn(pageLocation, "reload").mockImplementation(() => undefined);
  isOnline = jest.spyOn(network, "isOnline").mockReturnValue(true);
});

describe("reloadForMissingChunk", () => {
  it("reloads the page, at most once a minute", () => {
    expect(reloadAt(now)).toBe(true);
    expect(reloadAt(now + 59_999)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadAt(now + 60_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("reloads the page when the clock was set back meanwhile", () => {
    expect(reloadAt(now)).toBe(true);
    expect(reloadAt(now - 3_600_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("does nothing without a network", () => {
    isOnline.mockReturnValue(false);
    expect(reloadAt(now)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("does nothing when the reload cannot be recorded", () => {
    fillStorage();
    expect(reloadAt(now)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("asks about unsaved edits first", () => {
    enableLeaveGuard(() => undefined);
    expect(reloadAt(now)).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    expect(confirmNavigation.get()).toMatchObject({ dialogOpen: true, targetRoute: "reload" });
  });
});

describe("reloadIfMissing", () => {
  const failed = new Error("Failed to load chunk /app/_next/static/chunks/a.js from module 7");
  const host = jest.fn();
  beforeEach(() => {
    Reflect.set(globalThis, "fetch", host.mockReset());
    jest.spyOn(Date, "now").mockReturnValue(now);
  });

  it.each([
    ["reloads the page for a chunk that the host lacks", failed, { ok: false }, 1],
    ["leaves the page alone for one that the host has: the load may have been stopped", failed, { ok: true }, 0],
    ["leaves the page alone when the error names none", new Error("An error of the app"), { ok: false }, 0],
  ])("%s", async (_what, error, { ok }, reloads) => {
    host.mockResolvedValue({ ok, headers: new Headers() });
    await reloadIfMissing(error);
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it("asks the host about the chunk that failed", async () => {
    host.mockResolvedValue({ ok: true, headers: new Headers() });
    await reloadIfMissing(failed);
    expect(host).toHaveBeenCalledWith("/app/_next/static/chunks/a.js", { cache: "reload" });
  });

  it("does nothing when the host is out of reach", async () => {
    host.mockRejectedValue(new TypeError("Load failed"));
    await reloadIfMissing(failed);
    expect(reload).not.toHaveBeenCalled();
  });
});
