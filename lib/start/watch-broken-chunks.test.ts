import { notificationStore } from "@/lib/notifications/notifications";
import { reloadForMissingChunk } from "./missing-chunk";
import { watchBrokenChunks } from "./watch-broken-chunks";

jest.mock("./missing-chunk", () => ({ reloadForMissingChunk: jest.fn() }));
const reload = jest.mocked(reloadForMissingChunk);

// Without this listener each error would fail the test.
addEventListener("error", () => undefined);
const fetchAgain = jest.fn(async () => ({ ok: true, headers: new Headers({ "content-type": "text/javascript" }) }));
Reflect.set(globalThis, "fetch", fetchAgain);

const settled = () => new Promise((resolve) => setTimeout(resolve));

const fail = (error: Error) =>
  window.dispatchEvent(
    new ErrorEvent("error", { error, filename: "https://example.org/app/_next/static/chunks/a.js", cancelable: true }),
  );

describe("watchBrokenChunks", () => {
  it("reloads the page for HTML in place of a chunk, and shows a message if that did not help", async () => {
    const stop = watchBrokenChunks();
    reload.mockReturnValueOnce(true);
    fail(new SyntaxError("Unexpected token '<'"));
    await settled();
    expect(fetchAgain).toHaveBeenCalledWith("https://example.org/app/_next/static/chunks/a.js", { cache: "reload" });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(notificationStore.get().visible).toBe(false);

    reload.mockReturnValueOnce(false);
    fail(new SyntaxError("Unexpected token '<'"));
    await settled();
    expect(notificationStore.get()).toMatchObject({ visible: true, notification: { color: "error" } });

    fail(new TypeError("an error of the app"));
    stop();
    fail(new SyntaxError("Unexpected token '<'"));
    await settled();
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
