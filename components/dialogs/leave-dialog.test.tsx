import { screen } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { dropDraft } from "@/lib/forms/draft-store";
import { clearLeaveGuard, enableLeaveGuard, leaveUnlessGuarded, type LeaveTarget } from "@/lib/navigation/leave-guard";
import { sessionStore } from "@/lib/platform/storage";
import { english } from "@/scripts/testing/english";
import { LeaveDialog } from "./leave-dialog";

const nothing = () => undefined;
const full = () => {
  throw new DOMException("Full", "QuotaExceededError");
};

beforeEach(() => {
  enableLeaveGuard(nothing);
  jest.spyOn(Storage.prototype, "setItem");
});
afterEach(() => {
  dropDraft();
  clearLeaveGuard();
});

it.each<[LeaveTarget, string]>([
  ["/app/settings", english.dialogs.leaveText],
  ["reload", english.dialogs.reloadText],
  ["update", english.dialogs.reloadText],
])("the question before %s tells what happens to edits that have a draft", (way, text) => {
  askOnTheWayTo(way);
  expect(screen.getByRole("dialog")).toHaveTextContent(text);
});

it.each<LeaveTarget>(["/app/settings", "reload", "update"])(
  "the question before %s says that edits without a draft are lost",
  (way) => {
    jest.mocked(Storage.prototype.setItem).mockImplementation(full);
    askOnTheWayTo(way);
    expect(screen.getByRole("dialog")).toHaveTextContent(english.dialogs.leaveText);
  },
);

function askOnTheWayTo(way: LeaveTarget) {
  sessionStore.write("draft.myAccount", "{}");
  leaveUnlessGuarded(way, nothing);
  renderInApp(<LeaveDialog />);
}
