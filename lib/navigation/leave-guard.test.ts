import {
  clearLeaveGuard,
  confirmLeave,
  confirmNavigation,
  enableLeaveGuard,
  leaveUnlessGuarded,
  stayHere,
  type LeaveTarget,
} from "./leave-guard";

const leave = jest.fn();
const discard = jest.fn();
const nothing = { enabled: false, targetRoute: null, dialogOpen: false, leave: null, discard: null };

beforeEach(() => {
  clearLeaveGuard();
  leave.mockReset();
  discard.mockReset();
});

describe("without edits", () => {
  it("leaving is immediate", () => {
    leaveUnlessGuarded("/app/settings", leave);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(confirmNavigation.get()).toEqual(nothing);
  });
});

describe("with unsaved edits", () => {
  beforeEach(() => enableLeaveGuard(discard));

  it("leaving opens the dialog and stores the destination", () => {
    leaveUnlessGuarded("/app/settings", leave);
    expect(leave).not.toHaveBeenCalled();
    expect(confirmNavigation.get()).toMatchObject({ enabled: true, targetRoute: "/app/settings", dialogOpen: true });
  });

  it("Yes discards the edits, clears the guard, then leaves", () => {
    leaveUnlessGuarded("/app/settings", leave);
    leave.mockImplementation(() => {
      expect(discard).toHaveBeenCalledTimes(1);
      expect(confirmNavigation.get()).toEqual(nothing);
    });
    confirmLeave();
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it.each<LeaveTarget>(["update", "reload"])("Yes keeps the draft when the same page reloads, as for an %s", (way) => {
    leaveUnlessGuarded(way, leave);
    confirmLeave();
    expect(discard).not.toHaveBeenCalled();
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it("Cancel stays, and leaving asks again", () => {
    leaveUnlessGuarded("/app/settings", leave);
    stayHere();
    expect(confirmNavigation.get()).toEqual({ ...nothing, enabled: true, discard });
    leaveUnlessGuarded("/app/", leave);
    expect(leave).not.toHaveBeenCalled();
    expect(confirmNavigation.get().targetRoute).toBe("/app/");
  });

  it("a later way out replaces an earlier one", () => {
    const other = jest.fn();
    leaveUnlessGuarded("/app/settings", other);
    leaveUnlessGuarded("/app/", leave);
    confirmLeave();
    expect(other).not.toHaveBeenCalled();
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it("two Yes leave once", () => {
    leaveUnlessGuarded("/app/", leave);
    confirmLeave();
    confirmLeave();
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it("clearing resets everything", () => {
    leaveUnlessGuarded("/app/", leave);
    clearLeaveGuard();
    expect(leave).not.toHaveBeenCalled();
    expect(confirmNavigation.get()).toEqual(nothing);
    leaveUnlessGuarded("/app/", leave);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it("more edits do not close an open dialog", () => {
    leaveUnlessGuarded("/app/", leave);
    enableLeaveGuard(discard);
    expect(confirmNavigation.get().dialogOpen).toBe(true);
  });
});
