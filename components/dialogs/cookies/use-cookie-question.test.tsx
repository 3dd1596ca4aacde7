import { act, renderHook } from "@testing-library/react";
import { InApp } from "@/components/testing/render-in-app";
import { setConfig } from "@/components/testing/server-data";
import { closeDialog, closeOverlays, overlayStore, setDrawerOpen } from "@/lib/dialogs/dialogs";
import { startInOwnTask } from "@/lib/platform/in-own-task";
import { notificationStore } from "@/lib/notifications/notifications";
import { defaultSettings } from "@/lib/settings/settings";
import { changeSettings, settingsStore } from "@/lib/settings/settings-store";
import { useCookieQuestion } from "./use-cookie-question";

let mockHasCode = true;
jest.mock("./cookie-dialog", () => {
  if (!mockHasCode) throw new Error("The code cannot be loaded.");
  return {};
});
jest.mock("../dialog-host", () => ({}));

beforeEach(() => {
  mockHasCode = true;
  settingsStore.change(() => defaultSettings);
  closeOverlays();
});

const nextTask = () => startInOwnTask(() => Promise.resolve());
// The hook starts its loads in a task of its own, and each of them in another.
const codeLoaded = () => act(() => nextTask().then(nextTask));

async function start(cookieConsentEnabled: boolean | null): Promise<void> {
  setConfig({ cookieConsentEnabled });
  renderHook(useCookieQuestion, { wrapper: InApp });
  await codeLoaded();
}

const shown = () => overlayStore.get().dialog;

it.each([
  ["where the association asks", true, true, "cookies"],
  ["not once it has been answered", true, false, null],
  ["not where the association does not ask", false, true, null],
  ["not where the config lacks the consent setting", null, true, null],
])("the question opens by itself %s", async (_where, asks, showCookieDialog, expected) => {
  changeSettings({ showCookieDialog });
  await start(asks);
  expect(shown()).toBe(expected);
});

it("waits while something else is open", async () => {
  setDrawerOpen(true);
  await start(true);
  expect(shown()).toBeNull();
  act(() => setDrawerOpen(false));
  expect(shown()).toBe("cookies");
});

it("is asked once per visit, even when another tab resets the answer", async () => {
  await start(true);
  act(closeDialog);
  act(() => changeSettings({ showCookieDialog: false }));
  act(() => changeSettings({ showCookieDialog: true }));
  await codeLoaded();
  expect(shown()).toBeNull();
});

it("closes when it has been answered in another tab", async () => {
  await start(true);
  act(() => changeSettings({ showCookieDialog: false }));
  expect(shown()).toBeNull();
});

it("waits for a network or the next start, without a message, when its code cannot be loaded", async () => {
  jest.resetModules();
  mockHasCode = false;
  await start(true);
  expect(shown()).toBeNull();
  expect(notificationStore.get().visible).toBe(false);
  expect(settingsStore.get().showCookieDialog).toBe(true);
});
