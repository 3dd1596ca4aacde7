import { act, screen } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { openDialog, overlayStore } from "@/lib/dialogs/dialogs";
import { hideNotification, notificationStore } from "@/lib/notifications/notifications";
import { english } from "@/scripts/testing/english";
import { DialogHost } from "./dialog-host";

/** Whether the host lacks the dialog's code, as in the middle of a deployment. */
let mockIsMissing: boolean;
jest.mock("./cookies/cookie-dialog", () => {
  if (mockIsMissing) throw new Error("ChunkLoadError");
  return { CookieDialog: ({ open }: { open: boolean }) => (open ? "Cookies" : null) };
});
// Its task is no timer.
jest.mock("@/lib/platform/in-own-task", () => ({ startInOwnTask: (start: () => unknown) => start() }));

it("a dialog whose code cannot be loaded says so, and opens the next time", async () => {
  mockIsMissing = true;
  hideNotification();
  renderInApp(<DialogHost />);
  await act(async () => openDialog("cookies"));
  expect(notificationStore.get()).toMatchObject({
    visible: true,
    notification: { text: english.errors.notLoaded, color: "error" },
  });
  expect(overlayStore.get().dialog).toBeNull();

  mockIsMissing = false;
  await act(async () => openDialog("cookies"));
  expect(screen.getByText("Cookies")).toBeInTheDocument();
});
