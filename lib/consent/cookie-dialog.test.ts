import { closeOverlays, openDialog, overlayStore } from "@/lib/dialogs/dialogs";
import { loadLazyMessages, showLocale } from "@/lib/i18n/locale-store";
import { notificationStore } from "@/lib/notifications/notifications";
import { defaultSettings } from "@/lib/settings/settings";
import { changeSettings, settingsStore } from "@/lib/settings/settings-store";
import { answerCookieDialog, cookieDialogStore, openCookieDialog, sendToCookieDialog } from "./cookie-dialog";

beforeAll(async () => {
  await showLocale("en");
  await loadLazyMessages();
});
beforeEach(() => {
  localStorage.clear();
  settingsStore.change(() => defaultSettings);
  closeOverlays();
  notificationStore.set({ visible: false, notification: null, update: null });
});

describe("openCookieDialog", () => {
  it("opens the front view with what is accepted", () => {
    changeSettings({ acceptedCookies: ["necessary", "marketing"] });
    openCookieDialog();
    expect(overlayStore.get().dialog).toBe("cookies");
    expect(cookieDialogStore.get()).toEqual({ view: "front", chosen: ["necessary", "marketing"] });
  });
});

describe("answerCookieDialog", () => {
  it("saves the choice, closes the dialog, asks no more and says so", () => {
    const accepted = ["necessary", "statistics"];
    openCookieDialog();
    sendToCookieDialog({ type: "choose" });
    sendToCookieDialog({ type: "toggled", cookie: "statistics" });
    answerCookieDialog("chosen");
    expect(settingsStore.get()).toMatchObject({ acceptedCookies: accepted, showCookieDialog: false });
    expect(JSON.parse(localStorage.getItem("settings") ?? "{}")).toMatchObject({ acceptedCookies: accepted });
    expect(overlayStore.get().dialog).toBeNull();
    expect(notificationStore.get()).toMatchObject({
      visible: true,
      notification: { text: "Your cookie choice has been saved.", color: "success" },
    });
  });

  it("takes one answer: the second tap finds the dialog closed", () => {
    openCookieDialog();
    answerCookieDialog("onlyNecessary");
    answerCookieDialog("all");
    expect(settingsStore.get().acceptedCookies).toEqual(["necessary"]);
  });

  it("leaves another dialog alone", () => {
    openDialog("logout");
    answerCookieDialog("all");
    expect(overlayStore.get().dialog).toBe("logout");
    expect(settingsStore.get()).toEqual(defaultSettings);
  });
});
