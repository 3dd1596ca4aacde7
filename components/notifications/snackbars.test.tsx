import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { overlayStore } from "@/lib/dialogs/dialogs";
import { notificationStore, notify, offerUpdate, type NotificationColor } from "@/lib/notifications/notifications";
import english from "@/messages/en.json";
import { Snackbars } from "./snackbars";

beforeEach(() => {
  jest.useFakeTimers();
  notificationStore.set({ visible: false, notification: null, update: null });
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <Snackbars />
    </NextIntlClientProvider>,
  );
});
afterEach(() => jest.useRealTimers());

const say = (...what: Parameters<typeof notify>) => act(() => notify(...what));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe("Snackbars", () => {
  it.each<[NotificationColor, string]>([
    ["info", "status"],
    ["success", "status"],
    ["warning", "status"],
    ["error", "alert"],
  ])("shows a notification in %s with the role %s", (color, role) => {
    say("Hello", color);
    expect(screen.getByRole(role)).toHaveTextContent("Hello");
  });

  it("hides after 5000 ms, not before", () => {
    say("Saved", "success");
    wait(4999);
    expect(screen.getByText("Saved")).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText("Saved")).not.toBeInTheDocument();
  });

  it("keeps an error until it is closed", () => {
    say("Not saved", "error");
    wait(3_600_000);
    expect(screen.getByText("Not saved")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Not saved")).not.toBeInTheDocument();
  });

  it("gives a later notification its own whole time, in place of the earlier one", () => {
    say("First");
    wait(4000);
    say("Second");
    wait(4000);
    expect(screen.queryByText("First")).not.toBeInTheDocument();
    expect(screen.getByText("Second")).toBeInTheDocument();
    wait(1000);
    expect(screen.queryByText("Second")).not.toBeInTheDocument();
  });

  it("keeps the offer of a new version beside notifications, without an end, until Update", () => {
    const update = jest.fn();
    act(() => offerUpdate(update));
    say("Saved");
    wait(3_600_000);
    expect(screen.getByRole("status")).toHaveTextContent(/new version/i);
    fireEvent.click(screen.getByRole("button", { name: "Update" }));
    expect(update).toHaveBeenCalledTimes(1);
  });

  it("opens the guide from its notice, which then goes", () => {
    say("Install me", "info", "installationGuide");
    fireEvent.click(screen.getByRole("button", { name: english.membershipCard.guideAction }));
    expect(overlayStore.get().dialog).toBe("installationGuide");
    expect(screen.queryByText("Install me")).not.toBeInTheDocument();
  });

  it("shows text of the server as text", () => {
    say("<b>x</b>", "error");
    expect(screen.getByText("<b>x</b>")).toBeInTheDocument();
  });
});
