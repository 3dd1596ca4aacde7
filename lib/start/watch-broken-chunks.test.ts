import { clearLeaveGuard, enableLeaveGuard } from "@/lib/navigation/leave-guard";
import { hideNotification, notificationStore } from "@/lib/notifications/notifications";
import { reloadForMissingChunk } from "./missing-chunk";
import { watchBrokenChunks } from "./watch-broken-chunks";

jest.mock("./missing-chunk", () => ({ reloadForMissingChunk: jest.fn() }));
const reload = jest.mocked(reloadForMissingChunk);

// Without this listener each error would fail the test.
addEventListener("error", () => undefined);
const url = "https://example.org/app/_next/static/chunks/a.js";
const host = jest.fn();
Reflect.set(globalThis, "fetch", host);

const settled = () => new Promise((resolve) => setTimeout(resolve));
/** The host's answer to the second request. */
const sends = (type: string | null) =>
  type === null
    ? host.mockRejectedValue(new TypeError("Load failed"))
    : host.mockResolvedValue({ ok: type !== "404", headers: new Headers({ "content-type": type }) });

async function fail(error: Error): Promise<void> {
  window.dispatchEvent(new ErrorEvent("error", { error, filename: url, cancelable: true }));
  await settled();
}

async function failToLoad(): Promise<void> {
  const script = document.createElement("script");
  script.type = "of no kind that jsdom would load";
  script.src = url;
  document.head.append(script);
  script.dispatchEvent(new Event("error"));
  await settled();
}

let stop: () => void;
beforeEach(() => {
  hideNotification();
  reload.mockReset();
  stop = watchBrokenChunks();
});
afterEach(() => {
  stop();
  clearLeaveGuard();
});

describe("a page in place of a chunk", () => {
  const notAScript = new SyntaxError("Unexpected token '<'");
  it.each([
    ["reloads the page, with the chunk that the host now has", true, false],
    ["is told when a reload did not help", false, true],
  ])("%s", async (_what, isReloaded, isTold) => {
    sends("text/javascript");
    reload.mockReturnValue(isReloaded);
    await fail(notAScript);
    expect(host).toHaveBeenCalledWith(url, { cache: "reload" });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(notificationStore.get().visible).toBe(isTold);
  });

  it("is no other error, and is not watched for after the end", async () => {
    await fail(new TypeError("an error of the app"));
    stop();
    await fail(notAScript);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("a chunk that fails to load", () => {
  it.each([
    ["reloads the page when the host lacks it", "404", 1],
    ["reloads the page when the host sends a page instead", "text/html; charset=utf-8", 1],
    ["leaves the page alone when the host has it: the load may have been stopped", "text/javascript", 0],
    ["leaves the page alone when the host is out of reach", null, 0],
  ])("%s", async (_what, type, reloads) => {
    sends(type);
    await failToLoad();
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it("asks nothing while there are unsaved edits", async () => {
    sends("404");
    enableLeaveGuard(() => undefined);
    await failToLoad();
    expect(reload).not.toHaveBeenCalled();
  });
});
