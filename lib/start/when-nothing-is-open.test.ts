import { waitFor } from "@testing-library/dom";
import { closeDialog, closeOverlays, openDialog, setDrawerOpen } from "@/lib/dialogs/dialogs";
import { clearLeaveGuard, enableLeaveGuard, leaveUnlessGuarded } from "@/lib/navigation/leave-guard";
import { hideNotification, notify } from "@/lib/notifications/notifications";
import { dispatchPayment } from "@/lib/payment/payment-store";
import { whenNothingIsOpen } from "./when-nothing-is-open";

afterEach(() => {
  closeOverlays();
  clearLeaveGuard();
  hideNotification();
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/app/");
});

function showDialogElement(): Element {
  const dialog = document.createElement("div");
  dialog.setAttribute("role", "dialog");
  document.body.append(dialog);
  return dialog;
}

describe("whenNothingIsOpen", () => {
  it("calls back at once when nothing is open, and only once", async () => {
    const callback = jest.fn();
    whenNothingIsOpen(callback);
    document.body.append(document.createElement("p"));
    // Mutation observers are microtasks.
    await Promise.resolve();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["the drawer", () => setDrawerOpen(true), () => setDrawerOpen(false)],
    ["an app-wide dialog", () => openDialog("logout"), closeDialog],
    [
      "a payment, whose dialog may still be on its way",
      () => dispatchPayment({ type: "returned", invoiceId: 5012 }),
      () => dispatchPayment({ type: "close" }),
    ],
    [
      "the question whether to leave",
      () => {
        enableLeaveGuard(() => undefined);
        leaveUnlessGuarded("history", () => undefined);
      },
      clearLeaveGuard,
    ],
  ])("waits for %s", (_what, open, close) => {
    open();
    const callback = jest.fn();
    whenNothingIsOpen(callback);
    expect(callback).not.toHaveBeenCalled();
    close();
    expect(callback).toHaveBeenCalledTimes(1);
    open();
    close();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it.each(["info", "error"] as const)("waits for a visible %s only with a message, which would replace it", (color) => {
    notify("Something went wrong.", color);
    const question = jest.fn();
    whenNothingIsOpen(question);
    expect(question).toHaveBeenCalledTimes(1);
    const message = jest.fn();
    whenNothingIsOpen(message, { isMessage: true });
    expect(message).not.toHaveBeenCalled();
    hideNotification();
    expect(message).toHaveBeenCalledTimes(1);
  });

  it("waits for a payment's return until it is answered or left", async () => {
    window.history.replaceState(null, "", "/app/invoices/5012?status=ok");
    const callback = jest.fn();
    whenNothingIsOpen(callback);
    expect(callback).not.toHaveBeenCalled();
    window.history.replaceState(null, "", "/app/");
    document.body.append(document.createElement("main"));
    await waitFor(() => expect(callback).toHaveBeenCalledTimes(1));
  });

  it("does not wait for the query of a return on another screen, which nothing clears", () => {
    window.history.replaceState(null, "", "/app/settings?status=ok");
    const callback = jest.fn();
    whenNothingIsOpen(callback);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it("waits for a screen's own dialog", async () => {
    const dialog = showDialogElement();
    const callback = jest.fn();
    whenNothingIsOpen(callback);
    expect(callback).not.toHaveBeenCalled();
    dialog.remove();
    await waitFor(() => expect(callback).toHaveBeenCalledTimes(1));
  });

  it("does not wait once it is stopped", () => {
    openDialog("logout");
    const callback = jest.fn();
    whenNothingIsOpen(callback)();
    closeDialog();
    expect(callback).not.toHaveBeenCalled();
  });
});
