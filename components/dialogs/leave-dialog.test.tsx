import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { dropDraft, writeDraft } from "@/lib/forms/draft-store";
import { clearLeaveGuard, enableLeaveGuard, leaveUnlessGuarded, type LeaveTarget } from "@/lib/navigation/leave-guard";
import english from "@/messages/en.json";
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
  jest.restoreAllMocks();
  dropDraft();
  clearLeaveGuard();
});

it.each<[LeaveTarget, string, string]>([
  ["/app/settings", "kept", english.dialogs.leaveText],
  ["reload", "kept", english.dialogs.reloadText],
  ["update", "kept", english.dialogs.reloadText],
  ["/app/settings", "not kept", english.dialogs.leaveText],
  ["reload", "not kept", english.dialogs.leaveText],
  ["update", "not kept", english.dialogs.leaveText],
])("says on the way to %s what becomes of edits of which a draft is %s", (way, draft, text) => {
  if (draft === "not kept") jest.mocked(Storage.prototype.setItem).mockImplementation(full);
  writeDraft("{}");
  leaveUnlessGuarded(way, nothing);
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <LeaveDialog />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole("dialog")).toHaveTextContent(text);
});
