import { copyText } from "./clipboard";
import { shareLink } from "./share-link";

jest.mock("./clipboard", () => ({ copyText: jest.fn() }));

const url = "https://members.example.org/app/events/7";
const share = jest.fn<Promise<void>, [ShareData]>();

beforeEach(() => {
  jest.mocked(copyText).mockReset().mockResolvedValue(true);
  share.mockReset().mockResolvedValue();
  Object.assign(navigator, { share });
});

describe("shareLink", () => {
  it("opens the share sheet with title and address", async () => {
    expect(await shareLink("Retki", url)).toBe("shared");
    expect(share).toHaveBeenCalledWith({ title: "Retki", url });
    expect(copyText).not.toHaveBeenCalled();
  });

  it.each(["AbortError", "InvalidStateError"])("does nothing more after %s", async (name) => {
    share.mockRejectedValue(new DOMException("", name));
    expect(await shareLink("Retki", url)).toBe("shared");
    expect(copyText).not.toHaveBeenCalled();
  });

  it.each([new DOMException("", "NotAllowedError"), new TypeError()])(
    "copies when the sheet fails: %s",
    async (error) => {
      share.mockRejectedValue(error);
      expect(await shareLink("Retki", url)).toBe("copied");
      expect(copyText).toHaveBeenCalledWith(url);
    },
  );

  it("copies when there is no sheet, and reports when that fails too", async () => {
    delete (navigator as { share?: unknown }).share;
    expect(await shareLink("Retki", url)).toBe("copied");
    jest.mocked(copyText).mockResolvedValue(false);
    expect(await shareLink("Retki", url)).toBe("failed");
  });
});
