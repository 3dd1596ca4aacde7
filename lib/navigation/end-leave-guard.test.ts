import { endLeaveGuard } from "./end-leave-guard";
import {
  clearLeaveGuard,
  confirmNavigation,
  enableLeaveGuard,
  leaveUnlessGuarded,
  stayHere,
  type LeaveTarget,
} from "./leave-guard";

const leave = jest.fn();
const nothing = { enabled: false, targetRoute: null, dialogOpen: false, leave: null, discard: null };

beforeEach(() => {
  clearLeaveGuard();
  leave.mockReset();
  enableLeaveGuard(() => undefined);
});

describe("once the edits are saved", () => {
  it("a logout that waits for the answer continues, once", () => {
    leaveUnlessGuarded("logout", leave);
    endLeaveGuard();
    endLeaveGuard();
    expect(leave).toHaveBeenCalledTimes(1);
    expect(confirmNavigation.get()).toEqual(nothing);
  });

  it.each<LeaveTarget>(["/app/settings", "history", "update", "reload"])(
    "the question about %s closes, and the member stays",
    (way) => {
      leaveUnlessGuarded(way, leave);
      endLeaveGuard();
      expect(leave).not.toHaveBeenCalled();
      expect(confirmNavigation.get()).toEqual(nothing);
    },
  );

  it("a logout that was cancelled stays cancelled", () => {
    leaveUnlessGuarded("logout", leave);
    stayHere();
    endLeaveGuard();
    expect(leave).not.toHaveBeenCalled();
    expect(confirmNavigation.get()).toEqual(nothing);
  });
});
