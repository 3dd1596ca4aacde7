import { copyText } from "./clipboard";

const execCommand = jest.fn<boolean, [string]>();
const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  execCommand.mockReset();
  writeText.mockReset();
  Object.assign(document, { execCommand });
  setClipboard({ writeText });
});
afterEach(() => setClipboard(undefined));

function setClipboard(clipboard: unknown) {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
}

describe("copyText", () => {
  it("uses the browser's clipboard", async () => {
    writeText.mockResolvedValue();
    await expect(copyText("50,50")).resolves.toBe(true);
    expect(writeText).toHaveBeenCalledWith("50,50");
    expect(execCommand).not.toHaveBeenCalled();
  });

  it.each([
    ["is missing, as on an insecure origin", () => setClipboard(undefined)],
    ["is refused", () => writeText.mockRejectedValue(new DOMException("", "NotAllowedError"))],
  ])("selects the text when the clipboard %s", async (_, arrange) => {
    arrange();
    let selected = "";
    execCommand.mockImplementation(() => {
      const field = document.activeElement as HTMLTextAreaElement;
      selected = field.value.slice(field.selectionStart, field.selectionEnd);
      return true;
    });
    await expect(copyText("50,50")).resolves.toBe(true);
    expect(selected).toBe("50,50");
    expect(document.querySelector("textarea")).toBeNull();
  });

  it("selects the text inside the open dialog, because the rest of the page is inert", async () => {
    setClipboard(undefined);
    const dialog = document.body.appendChild(document.createElement("dialog"));
    const button = dialog.appendChild(document.createElement("button"));
    button.focus();
    let isInside = false;
    execCommand.mockImplementation(() => (isInside = dialog.contains(document.activeElement)));
    await expect(copyText("x")).resolves.toBe(true);
    expect(isInside).toBe(true);
    dialog.remove();
  });

  it("restores the focus", async () => {
    setClipboard(undefined);
    const button = document.body.appendChild(document.createElement("button"));
    button.focus();
    await copyText("x");
    expect(button).toHaveFocus();
    button.remove();
  });

  it("returns false when both ways fail", async () => {
    setClipboard(undefined);
    execCommand.mockImplementation(() => {
      throw new Error("forbidden");
    });
    await expect(copyText("x")).resolves.toBe(false);
    execCommand.mockImplementation(() => false);
    await expect(copyText("x")).resolves.toBe(false);
  });
});
