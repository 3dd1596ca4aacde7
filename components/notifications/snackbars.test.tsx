import { act, fireEvent, screen } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { overlayStore } from "@/lib/dialogs/dialogs";
import { notificationStore, notify, offerUpdate, type NotificationColor } from "@/lib/notifications/notifications";
import { Modal } from "@/components/ui/modal";
import { english } from "@/scripts/testing/english";
import { Snackbars } from "./snackbars";

/** @param open names of the open modal dialogs, the topmost last */
function Page({ open }: { open: string[] }) {
  return (
    <>
      <button type="button">Before</button>
      <Snackbars />
      {["Drawer", "Question"].map((name) => (
        <Modal key={name} open={open.includes(name)} onClose={() => undefined} label={name}>
          <p>{name}</p>
        </Modal>
      ))}
    </>
  );
}

let openDialogs: (...names: string[]) => Promise<void>;
beforeEach(() => {
  jest.useFakeTimers();
  notificationStore.set({ visible: false, notification: null, update: null });
  const { rerender } = renderInApp(<Page open={[]} />);
  // A closing dialog leaves asynchronously.
  openDialogs = (...names) => act(async () => rerender(<Page open={names} />));
});
afterEach(() => {
  setVisibility("visible");
  jest.useRealTimers();
});

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

const say = (...what: Parameters<typeof notify>) => act(() => notify(...what));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe("Snackbars", () => {
  it.each<[NotificationColor, string]>([
    ["info", "status"],
    ["error", "alert"],
  ])("shows a notification in %s with the role %s", (color, role) => {
    say("Hello", color);
    expect(screen.getByRole(role)).toHaveTextContent("Hello");
  });

  it("has no live region around an alert, which NVDA would read twice", () => {
    say("Not saved", "error");
    expect(screen.getByRole("alert").parentElement?.closest("[aria-live=polite]")).toBeNull();
    say("Saved", "success");
    expect(screen.getByRole("status").parentElement).toHaveAttribute("aria-live", "polite");
  });

  it("keeps an error until the member closes it", () => {
    say("Not saved", "error");
    wait(3_600_000);
    expect(screen.getByText("Not saved")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Not saved")).not.toBeInTheDocument();
  });

  it.each([
    ["gives the focus back to where it was when a key closes it", 0, true],
    ["leaves the focus alone when a tap closes it", 1, false],
  ])("%s", (_, detail, isFocused) => {
    const before = screen.getByRole("button", { name: "Before" });
    say("Not saved", "error");
    act(() => before.focus());
    const close = screen.getByRole("button", { name: "Close" });
    act(() => close.focus());
    fireEvent.click(close, { detail });
    expect(document.activeElement === before).toBe(isFocused);
  });

  it("swallows the second tap of two on Close, which would press what was below", () => {
    const press = jest.fn();
    const below = screen.getByRole("button", { name: "Before" });
    below.addEventListener("click", press);
    say("Not saved", "error");
    fireEvent.click(screen.getByRole("button", { name: "Close" }), { detail: 1 });
    fireEvent.click(below, { detail: 2 });
    expect(press).not.toHaveBeenCalled();
    fireEvent.click(below, { detail: 1 });
    expect(press).toHaveBeenCalledTimes(1);
  });

  it("gives a later notification, which replaces the earlier one, its full time", () => {
    say("First");
    wait(4000);
    say("Second");
    wait(4000);
    expect(screen.queryByText("First")).not.toBeInTheDocument();
    expect(screen.getByText("Second")).toBeInTheDocument();
    wait(1000);
    expect(screen.queryByText("Second")).not.toBeInTheDocument();
  });

  it("keeps the offer of a new version beside notifications until Update", () => {
    const update = jest.fn();
    act(() => offerUpdate(update));
    say("Saved");
    wait(3_600_000);
    expect(screen.getByRole("status")).toHaveTextContent(/new version/i);
    fireEvent.click(screen.getByRole("button", { name: "Update" }));
    expect(update).toHaveBeenCalledTimes(1);
  });

  it("opens the guide from its notice, which then closes", () => {
    say("Install me", "info", "installationGuide");
    fireEvent.click(screen.getByRole("button", { name: english.membershipCard.guideAction }));
    expect(overlayStore.get().dialog).toBe("installationGuide");
    expect(screen.queryByText("Install me")).not.toBeInTheDocument();
  });

  it("shows the server's text as plain text", () => {
    say("<b>x</b>", "error");
    expect(screen.getByText("<b>x</b>")).toBeInTheDocument();
  });

  describe("the five seconds run only while the text is readable", () => {
    const snackbar = () => screen.getByRole("status");
    const close = () => screen.getByRole("button", { name: "Close" });

    it.each<[string, () => void, () => void]>([
      ["the pointer is on it", () => fireEvent.pointerMove(snackbar()), () => fireEvent.pointerLeave(snackbar())],
      ["the focus is in it", () => act(() => close().focus()), () => act(() => close().blur())],
      ["the page is hidden", () => setVisibility("hidden"), () => setVisibility("visible")],
    ])("not while %s", (_sentence, hold, release) => {
      say("Read me");
      wait(4000);
      hold();
      wait(60_000);
      expect(screen.getByText("Read me")).toBeInTheDocument();
      release();
      wait(4999);
      expect(screen.getByText("Read me")).toBeInTheDocument();
      wait(1);
      expect(screen.queryByText("Read me")).not.toBeInTheDocument();
    });

    it("but under a resting pointer", () => {
      say("Read me");
      fireEvent.pointerEnter(snackbar());
      wait(5000);
      expect(screen.queryByText("Read me")).not.toBeInTheDocument();
    });
  });

  describe("while modal dialogs make the rest of the page inert", () => {
    const dialog = (name: string) => screen.getByRole("dialog", { name });
    const regionIn = (place: Element) => place.querySelector("[aria-live=polite]");

    it("announces in the topmost", async () => {
      await openDialogs("Drawer", "Question");
      const region = regionIn(dialog("Question"));
      say("Saved", "success");
      expect(screen.getByRole("status")).toHaveTextContent("Saved");
      expect(region).toContainElement(screen.getByRole("status"));
    });

    it("moves the shown notification into the dialog and back", async () => {
      const region = document.querySelector("[aria-live=polite]");
      say("Not saved", "error");
      await openDialogs("Drawer");
      expect(dialog("Drawer")).toContainElement(screen.getByRole("alert"));
      await openDialogs();
      expect(region).toContainElement(screen.getByRole("alert"));
    });

    it("announces a notification on the page when it is raised as the dialog closes", async () => {
      await openDialogs("Question");
      act(() => notify("Saved", "success"));
      await openDialogs();
      expect(screen.getByRole("status").closest("dialog")).toBeNull();
    });

    it("offers a new version only in the dialog where it was found", async () => {
      await openDialogs("Drawer");
      act(() => offerUpdate(jest.fn()));
      expect(dialog("Drawer")).toContainElement(screen.getByRole("status"));
      await openDialogs();
      expect(screen.getByRole("status")).toBeInTheDocument();
      await openDialogs("Question");
      expect(dialog("Question")).not.toContainElement(screen.getByText(/new version/i));
    });
  });
});
