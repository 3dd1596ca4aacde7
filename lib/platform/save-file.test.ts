import { downloadFile, shareFile } from "./save-file";

const file = new File(["%PDF-"], "kuitti 1.pdf", { type: "application/pdf" });
const share = jest.fn<Promise<void>, [ShareData]>();
const downloads: { name: string; address: string }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  downloads.length = 0;
  share.mockReset();
  share.mockResolvedValue();
  URL.createObjectURL = jest.fn(() => "blob:1");
  URL.revokeObjectURL = jest.fn();
  HTMLAnchorElement.prototype.click = function () {
    downloads.push({ name: this.download, address: this.href });
  };
  Object.assign(navigator, { share, canShare: () => true });
});
afterEach(() => jest.useRealTimers());

describe("shareFile", () => {
  it("opens the share sheet", async () => {
    await shareFile(file);
    expect(share).toHaveBeenCalledWith({ files: [file] });
    expect(downloads).toEqual([]);
  });

  it("ends when the member closes the sheet", async () => {
    share.mockRejectedValue(new DOMException("", "AbortError"));
    await shareFile(file);
    expect(downloads).toEqual([]);
  });

  it.each([
    ["the sheet takes no such file", () => Object.assign(navigator, { canShare: () => false })],
    ["there is no sheet", () => Object.assign(navigator, { canShare: undefined })],
    ["the tap is too long ago", () => share.mockRejectedValue(new DOMException("", "NotAllowedError"))],
    ["the sheet fails", () => share.mockRejectedValue(new TypeError())],
  ])("downloads the file when %s", async (_, arrange) => {
    arrange();
    await shareFile(file);
    expect(downloads).toEqual([{ name: "kuitti 1.pdf", address: "blob:1" }]);
  });
});

describe("downloadFile", () => {
  it("cleans up once the browser has had time to read the file", () => {
    downloadFile(file);
    expect(document.querySelector("a")).toBeNull();
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:1");
  });
});
