import { act, screen, waitFor } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { clearLeaveGuard, enableLeaveGuard, leaveUnlessGuarded } from "@/lib/navigation/leave-guard";
import { hideNotification, notificationStore } from "@/lib/notifications/notifications";
import { pageLocation } from "@/lib/platform/page-location";
import { english } from "@/scripts/testing/english";
import { Overlays } from "./overlays";

/** Whether the host lacks the dialogs' code, as in the middle of a deployment. */
let mockIsMissing: boolean;
jest.mock("@/components/dialogs/dialog-host", () => {
  if (mockIsMissing) throw new Error("ChunkLoadError");
  return { DialogHost: () => "Leave page?" };
});

const goElsewhere = () => act(() => leaveUnlessGuarded("/app/settings", () => undefined));

beforeEach(() => {
  mockIsMissing = true;
  sessionStorage.clear();
  hideNotification();
});
afterEach(clearLeaveGuard);

it("tells a member with unsaved edits that the question about them could not be loaded, and asks the next time", async () => {
  const reload = jest.spyOn(pageLocation, "reload").mockImplementation(() => undefined);
  enableLeaveGuard(() => undefined);
  renderInApp(<Overlays />);
  goElsewhere();
  await waitFor(() =>
    expect(notificationStore.get()).toMatchObject({ visible: true, notification: { text: english.errors.notLoaded } }),
  );
  expect(reload).not.toHaveBeenCalled();
  mockIsMissing = false;
  goElsewhere();
  expect(await screen.findByText("Leave page?")).toBeInTheDocument();
});
