import { pageLocation } from "@/lib/platform/page-location";
import { notificationStore, notify } from "@/lib/notifications/notifications";
import { dropStoredAnswers } from "@/lib/offline/lazy-stored-answers";
import finnish from "@/messages/fi.json";
import { logOut } from "./logout";
import { announceLogout } from "./session-channel";
import { meQuery } from "@/lib/queries/me-query";
import { queryClient } from "@/lib/queries/query-client";

jest.mock("./session-channel", () => ({ announceLogout: jest.fn() }));
jest.mock("@/lib/offline/lazy-stored-answers", () => {
  const actual = jest.requireActual<typeof import("@/lib/offline/lazy-stored-answers")>(
    "@/lib/offline/lazy-stored-answers",
  );
  return { ...actual, dropStoredAnswers: jest.fn(actual.dropStoredAnswers) };
});

const news = () => jest.mocked(announceLogout).mock.calls;
let leaveFor: jest.SpyInstance;
let replaceWith: jest.SpyInstance;
const stored = () => queryClient.getQueryData(meQuery("fi").queryKey);
let storedAtCall: unknown;
let newsAtCall: unknown;

/** The parts of Response that are read. */
function answering(status: number, body: string): void {
  globalThis.fetch = async () => {
    storedAtCall = stored();
    newsAtCall = [...news()];
    return { ok: status < 300, status, headers: { get: () => null }, text: async () => body } as unknown as Response;
  };
}

beforeEach(() => {
  leaveFor = jest.spyOn(pageLocation, "leaveFor").mockImplementation((address) => !address.startsWith("javascript:"));
  replaceWith = jest.spyOn(pageLocation, "replaceWith").mockReturnValue(true);
  notify("");
  jest.mocked(announceLogout).mockClear();
  queryClient.setQueryData(meQuery("fi").queryKey, {} as never);
  localStorage.setItem("settings", '{"locale":"en"}');
});

describe("logOut", () => {
  it("removes the member's data before the server is told", async () => {
    answering(200, "{}");
    storedAtCall = "not called";
    await logOut();
    expect(storedAtCall).toBeUndefined();
    expect(localStorage.getItem("settings")).toBe('{"locale":"en"}');
  });

  it.each([
    [200, '{"redirect_url":"/login"}', "/login"],
    [200, "{}", "/app/"],
    [200, '{"redirect_url":"javascript:alert(1)"}', "/app/"],
    [401, '{"redirect_url":"/login"}', "/login"],
    [401, "{}", "/app/"],
    [401, '{"redirect_url":"javascript:alert(1)"}', "/app/"],
  ])("at %d with %s goes to %s", async (status, body, address) => {
    answering(status, body);
    expect(await logOut()).toBe(true);
    expect(address === "/app/" ? replaceWith : leaveFor).toHaveBeenLastCalledWith(address);
  });

  it.each([500, 404])("reports at %d that the server could not be reached, and keeps nothing", async (status) => {
    answering(status, '{"error":"x"}');
    expect(await logOut()).toBe(false);
    expect(stored()).toBeUndefined();
    expect(notificationStore.get().notification).toMatchObject({ text: finnish.errors.logoutFailed, color: "error" });
    expect(leaveFor).not.toHaveBeenCalled();
    expect(replaceWith).not.toHaveBeenCalled();
  });

  it.each([
    ["an error field", '{"error":"Not now"}'],
    ["a PHP error", "Fatal error: Allowed memory size exhausted"],
  ])("treats %s with status 200 as a failed logout", async (_what, body) => {
    answering(200, body);
    expect(await logOut()).toBe(false);
    expect(stored()).toBeUndefined();
    expect(notificationStore.get().notification).toMatchObject({ text: finnish.errors.logoutFailed, color: "error" });
  });

  it.each([
    [200, "{}", "ended"],
    [500, "{}", "failed"],
  ])("notifies other tabs before the server, and of the result at %d with %s: %s", async (status, body, end) => {
    answering(status, body);
    // Both messages carry the time of the start, however late the server answers.
    const clock = jest.spyOn(Date, "now").mockImplementation(() => 1000 + news().length);
    await logOut();
    clock.mockRestore();
    expect(newsAtCall).toEqual([["begun", 1000]]);
    expect(news()).toEqual([
      ["begun", 1000],
      [end, 1000],
    ]);
  });

  it("leaves the page only after the stored card is removed", async () => {
    answering(200, "{}");
    let remove: () => void = () => undefined;
    jest.mocked(dropStoredAnswers).mockReturnValueOnce(new Promise((resolve) => (remove = resolve)));
    const ended = logOut();
    await new Promise((resolve) => setTimeout(resolve));
    expect(news()).toHaveLength(2);
    expect(replaceWith).not.toHaveBeenCalled();
    remove();
    await ended;
    expect(replaceWith).toHaveBeenCalled();
  });

  it.each([
    ["with", () => answering(200, "{}")],
    ["without", () => (globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch")))],
  ])("leaves no return address for the next member, %s a network", async (_, connect) => {
    connect();
    const paid = "/app/invoices/12?status=ok&pmt_id=1";
    const kept = { returnTo: paid, returnToAt: String(Date.now()), captchaReturn: `http://localhost${paid}` };
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    window.history.replaceState(null, "", paid);
    await logOut();
    expect(Object.keys(kept).filter((key) => sessionStorage.getItem(key) !== null)).toEqual([]);
    expect(pageLocation.current()).toBe("/app/");
  });
});
