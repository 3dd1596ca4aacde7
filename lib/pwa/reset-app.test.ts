import { waitFor } from "@testing-library/react";
import "fake-indexeddb/auto";
import { dropStoredAnswers } from "@/lib/offline/stored-answers";
import { pageLocation } from "@/lib/platform/page-location";
import { changeSettings, settingsStore } from "@/lib/settings/settings-store";
import { resetApp } from "./reset-app";

let replaceWith: jest.SpyInstance;

function provide(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, configurable: true });
}

function worker(path: string) {
  return { scope: `http://localhost${path}`, unregister: jest.fn(() => Promise.resolve(true)) };
}

const indexedDBOfTests = window.indexedDB;
const precache = "serwist-precache-v2-http://localhost/app/";
const keptKeys = () => [localStorage, sessionStorage].flatMap((store) => Object.keys(store));

describe("resetApp", () => {
  // A page has opened its database long before a reset.
  beforeAll(() => dropStoredAnswers());
  beforeEach(() => {
    replaceWith = jest.spyOn(pageLocation, "replaceWith").mockReturnValue(true);
    provide(window, "indexedDB", indexedDBOfTests);
    provide(window, "caches", undefined);
    provide(navigator, "serviceWorker", undefined);
    for (const store of [localStorage, sessionStorage]) {
      store.clear();
      store.setItem("basket", "the site's own");
    }
    localStorage.setItem("settings", "{}");
    sessionStorage.setItem("returnTo", "/app/invoices");
  });

  it("removes the app's workers, caches and entries, not the site's, then reloads the app", async () => {
    const [own, site] = [worker("/app/"), worker("/")];
    const deleted = jest.fn(() => Promise.resolve(true));
    provide(navigator, "serviceWorker", { getRegistrations: () => Promise.resolve([own, site]) });
    provide(window, "caches", {
      keys: () => Promise.resolve([precache, "icons", "site", "http://localhost/app/"]),
      delete: deleted,
    });
    replaceWith.mockImplementationOnce(() => {
      expect(keptKeys()).toEqual(["basket", "basket"]);
      return true;
    });
    await resetApp();
    expect(own.unregister).toHaveBeenCalledTimes(1);
    expect(site.unregister).not.toHaveBeenCalled();
    expect(deleted.mock.calls).toEqual([[precache], ["icons"]]);
    expect(replaceWith).toHaveBeenCalledWith("/app/");
  });

  it("removes the rest, and does not wait forever for an installing worker", async () => {
    jest.useFakeTimers();
    const deleted = jest.fn(() => new Promise(() => undefined));
    const installing = { ...worker("/app/"), unregister: () => new Promise(() => undefined) };
    provide(navigator, "serviceWorker", { getRegistrations: () => Promise.resolve([installing]) });
    provide(window, "caches", { keys: () => Promise.resolve([precache]), delete: deleted });
    const resetting = resetApp();
    await jest.advanceTimersByTimeAsync(4000);
    await resetting;
    jest.useRealTimers();
    expect(deleted).toHaveBeenCalledWith(precache);
    // The fake clock moves at once; the database takes real time.
    await waitFor(() => expect(keptKeys()).toEqual(["basket", "basket"]));
    expect(replaceWith).toHaveBeenCalledWith("/app/");
  });

  it("continues when the browser lacks these APIs, or refuses them", async () => {
    provide(window, "caches", { keys: () => Promise.reject(new DOMException("blocked", "SecurityError")) });
    provide(window, "indexedDB", undefined);
    await resetApp();
    expect(keptKeys()).toEqual(["basket", "basket"]);
    expect(replaceWith).toHaveBeenCalledWith("/app/");
  });

  it("leaves an unfinished database deletion to the next start", async () => {
    const broken = jest.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
      throw new DOMException("", "UnknownError");
    });
    jest.useFakeTimers();
    const resetting = resetApp();
    await jest.advanceTimersByTimeAsync(4000);
    jest.useRealTimers();
    await resetting;
    broken.mockRestore();
    expect(keptKeys()).toEqual(["basket", "cardRemoval", "basket"]);
  });

  it("withdraws the consent, so that the tag writes no more cookies, and removes them", async () => {
    changeSettings({ acceptedCookies: ["necessary", "statistics"] });
    document.cookie = "_ga_ABC=1; Path=/app";
    document.cookie = "session=1; Path=/";
    replaceWith.mockImplementationOnce(() => {
      expect(settingsStore.get().acceptedCookies).toEqual(["necessary"]);
      expect(document.cookie).toBe("session=1");
      expect(keptKeys()).toEqual(["basket", "basket"]);
      return true;
    });
    await resetApp();
    expect(replaceWith).toHaveBeenCalledTimes(1);
  });
});
