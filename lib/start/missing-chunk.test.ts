import { network } from "@/lib/platform/network";
import { pageLocation } from "@/lib/platform/page-location";
import { clearLeaveGuard, confirmNavigation, enableLeaveGuard } from "@/lib/navigation/leave-guard";
import { fillStorage } from "@/scripts/testing/fill-storage";
import { reloadForMissingChunk } from "./missing-chunk";

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

  it("leaves the page alone that is being left", () => {
    jest.spyOn(pageLocation, "isLeaving").mockReturnValue(true);
    expect(reloadAt(now)).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it("asks about unsaved edits first", () => {
    enableLeaveGuard(() => undefined);
    expect(reloadAt(now)).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    expect(confirmNavigation.get()).toMatchObject({ dialogOpen: true, targetRoute: "reload" });
  });
});
