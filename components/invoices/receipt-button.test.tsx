import { act, fireEvent, screen } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { fetchFile } from "@/lib/api/fetch-file";
import { isInstalledApp } from "@/lib/platform/display-mode";
import { shareFile } from "@/lib/platform/save-file";
import { notificationStore } from "@/lib/notifications/notifications";
import { english } from "@/scripts/testing/english";
import { ReceiptButton } from "./receipt-button";

jest.mock("@/lib/api/fetch-file", () => ({ fetchFile: jest.fn() }));
jest.mock("@/lib/platform/display-mode", () => ({ isInstalledApp: jest.fn() }));
jest.mock("@/lib/platform/save-file", () => ({ shareFile: jest.fn(async () => undefined) }));

const link = "https://members.example.org/files/receipt-1.pdf";
const file = new File(["%PDF-"], "receipt-1.pdf", { type: "application/pdf" });
let openWindow: jest.SpyInstance;
let answer: (file: File | null) => void;

beforeEach(() => {
  jest.clearAllMocks();
  openWindow = jest.spyOn(window, "open");
  notificationStore.set({ visible: false, notification: null, update: null });
  (fetchFile as jest.Mock).mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  (isInstalledApp as jest.Mock).mockReturnValue(true);
});

function show() {
  const view = renderInApp(<ReceiptButton link={link} />);
  return { ...view, receipt: screen.getByRole("link", { name: "Download receipt" }) };
}

/** True if the browser follows the link. */
const click = (receipt: HTMLElement, init: MouseEventInit = {}) => fireEvent.click(receipt, init);

describe("ReceiptButton", () => {
  it("links to a new tab", () => {
    const { receipt } = show();
    expect(receipt).toHaveAttribute("href", link);
    expect(receipt).toHaveAttribute("target", "_blank");
    expect(receipt).toHaveAttribute("rel", "noopener");
  });

  it("leaves a click in a browser tab to the browser", () => {
    (isInstalledApp as jest.Mock).mockReturnValue(false);
    expect(click(show().receipt)).toBe(true);
    expect(fetchFile).not.toHaveBeenCalled();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    "leaves a click with %j to the browser",
    (init) => {
      expect(click(show().receipt, init)).toBe(true);
      expect(fetchFile).not.toHaveBeenCalled();
    },
  );

  it("fetches the receipt once in the installed app, and shares it", async () => {
    const { receipt } = show();
    expect(click(receipt)).toBe(false);
    click(receipt);
    expect(receipt).toHaveAttribute("aria-busy", "true");
    expect(fetchFile).toHaveBeenCalledTimes(1);
    await act(async () => answer(file));
    expect(shareFile).toHaveBeenCalledWith(file);
    expect(receipt).toHaveAttribute("aria-busy", "false");
    click(receipt);
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });

  it("opens a receipt in a new tab without an opener when the fetch fails", async () => {
    const tab = { opener: window };
    openWindow.mockReturnValue(tab);
    click(show().receipt);
    await act(async () => answer(null));
    expect(openWindow).toHaveBeenCalledWith(link, "_blank");
    expect(tab.opener).toBeNull();
    expect(notificationStore.get().notification).toBeNull();
  });

  it("reports a failure when the browser opens no tab either, and leaves the next click to the browser", async () => {
    openWindow.mockReturnValue(null);
    const { receipt } = show();
    click(receipt);
    await act(async () => answer(null));
    const text = english.bankTransfer.receiptFailed;
    expect(notificationStore.get().notification).toMatchObject({ text, color: "error" });
    expect(click(receipt)).toBe(true);
    expect(click(receipt)).toBe(false);
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });

  it("shares nothing on another screen", async () => {
    const { receipt, unmount } = show();
    click(receipt);
    unmount();
    expect(jest.mocked(fetchFile).mock.calls[0]?.[1]).toMatchObject({ aborted: true });
    await act(async () => answer(file));
    expect(shareFile).not.toHaveBeenCalled();
  });
});
