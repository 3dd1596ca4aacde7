import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { Modal, ModalScrim } from "./modal";

const onClose = jest.fn();
const pressed = jest.fn();
beforeEach(() => jest.resetAllMocks());

interface ExampleProps {
  open: boolean;
  onClose?: (() => void) | null;
  text?: string;
}

function Example({ open, onClose: close = onClose, text = "Yes" }: ExampleProps) {
  return (
    <Modal open={open} onClose={close} label="Log out?">
      <ModalScrim />
      <button onClick={pressed}>{text}</button>
    </Modal>
  );
}

function WithInitialFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Modal open onClose={onClose} initialFocus={heading} label="Cookies">
      <button>Accept</button>
      <h2 ref={heading} tabIndex={-1}>
        Cookies
      </h2>
    </Modal>
  );
}

/** @param after milliseconds since the dialog opened */
function tapBeside(after: number): boolean {
  const event = new MouseEvent("click", { bubbles: true, detail: 1 });
  Object.defineProperty(event, "timeStamp", { value: performance.now() + after });
  return fireEvent(dialog().querySelector("[data-scrim]") ?? dialog(), event);
}
const dialog = () => screen.getByRole<HTMLDialogElement>("dialog");

describe("Modal", () => {
  it("opens above the page, with the focus on itself", () => {
    render(<Example open />);
    expect(dialog()).toHaveAccessibleName("Log out?");
    expect(dialog().open).toBe(true);
    expect(dialog()).toHaveFocus();
  });

  it("focuses `initialFocus`", () => {
    render(<WithInitialFocus />);
    expect(screen.getByRole("heading", { name: "Cookies" })).toHaveFocus();
  });

  it("is not drawn before it opens or after it has left", async () => {
    const { rerender } = render(<Example open={false} />);
    expect(screen.queryByText("Yes")).not.toBeInTheDocument();
    rerender(<Example open />);
    const element = dialog();
    rerender(<Example open={false} />);
    expect(element.open).toBe(false);
    await act(async () => undefined);
    expect(screen.queryByText("Yes")).not.toBeInTheDocument();
  });

  it("freezes its content while it leaves", () => {
    const { rerender } = render(<Example open />);
    rerender(<Example open={false} text="Tried again" />);
    expect(screen.getByText("Yes")).toBeInTheDocument();
    rerender(<Example open text="Tried again" />);
    expect(screen.getByText("Tried again")).toBeInTheDocument();
  });

  it("stays when reopened while it leaves", async () => {
    const { rerender } = render(<Example open />);
    rerender(<Example open={false} />);
    rerender(<Example open />);
    await act(async () => undefined);
    expect(dialog().open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
    ["a tap beside it", () => tapBeside(400)],
    // Browsers close without asking when there was no touch since it opened.
    ["a close without asking", () => act(async () => dialog().close())],
  ])("asks to be closed by %s", async (_way, ask) => {
    render(<Example open />);
    await ask();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("stays open when the second tap of two hits the scrim, each time it opens", async () => {
    const clock = jest.spyOn(performance, "now").mockReturnValue(1000);
    const { rerender } = render(<Example open />);
    tapBeside(200);
    await act(async () => rerender(<Example open={false} />));
    clock.mockReturnValue(1500);
    rerender(<Example open />);
    tapBeside(200);
    expect(onClose).not.toHaveBeenCalled();
  });

  it("closes neither by itself nor by a tap on it", async () => {
    render(<Example open />);
    await userEvent.click(screen.getByRole("button", { name: "Yes" }));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(dialog().open).toBe(true);
  });

  it("stays open without `onClose`, whatever the browser does", async () => {
    render(<Example open onClose={null} />);
    expect(dialog()).toHaveAttribute("closedby", "none");
    fireEvent.keyDown(document.body, { key: "Escape" });
    tapBeside(400);
    await act(async () => dialog().close());
    expect(dialog().open).toBe(true);
  });

  it("ignores the close of a nested dialog", async () => {
    render(
      <Modal open onClose={onClose} label="Guide">
        <Modal open onClose={() => undefined} label="Picture">
          <button>Next</button>
        </Modal>
      </Modal>,
    );
    const picture = screen.getByRole<HTMLDialogElement>("dialog", { name: "Picture" });
    fireEvent(picture, new Event("cancel", { cancelable: true }));
    await act(async () => picture.close());
    expect(onClose).not.toHaveBeenCalled();
  });

  describe("the second of two taps", () => {
    const tapAt = (element: Element, x: number, timeStamp: number, detail = 1) => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, clientX: x, clientY: 10, detail });
      Object.defineProperty(event, "timeStamp", { value: timeStamp });
      fireEvent(element, event);
    };
    const Page = ({ open }: { open: boolean }) => (
      <>
        <button onClick={pressed}>Below</button>
        <Example open={open} />
      </>
    );

    it.each([
      ["on what opens it presses nothing in it", "Below", "Yes", 10, 1300, 1],
      ["elsewhere than on what opens it counts", "Below", "Yes", 100, 1300, 2],
      ["on what opens it counts later", "Below", "Yes", 10, 1500, 2],
      ["on what closes it presses nothing below it", "Yes", "Below", 10, 1300, 1],
      ["elsewhere than on what closes it counts", "Yes", "Below", 100, 1300, 2],
      ["on what closes it counts later", "Yes", "Below", 10, 1500, 2],
    ])("%s", async (_, first, second, x, timeStamp, times) => {
      const { rerender } = render(<Page open={first === "Yes"} />);
      tapAt(screen.getByText(first), 10, 1000);
      await act(async () => rerender(<Page open={second === "Yes"} />));
      pressed.mockReset();
      tapAt(screen.getByText(second), x, timeStamp);
      tapAt(screen.getByText(second), x, timeStamp + 50);
      expect(pressed).toHaveBeenCalledTimes(times);
    });

    it("lets through a key pressed right after the one that closed it", async () => {
      const { rerender } = render(<Page open />);
      tapAt(screen.getByText("Yes"), 10, 1000, 0);
      await act(async () => rerender(<Page open={false} />));
      pressed.mockReset();
      tapAt(screen.getByText("Below"), 10, 1050, 0);
      expect(pressed).toHaveBeenCalledTimes(1);
    });
  });
});
