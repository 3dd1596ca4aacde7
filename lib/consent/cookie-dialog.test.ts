import { closeOverlays, openDialog, overlayStore } from "@/lib/dialogs/dialogs";
import { loadLazyMessages, showLocale } from "@/lib/i18n/locale-store";
import { notificationStore } from "@/lib/notifications/notifications";
import { cookieTypes, defaultSettings } from "@/lib/settings/settings";
import { settingsStore } from "@/lib/settings/settings-store";
import { answerCookieDialog, cookieViewStore, openCookieDialog } from "./cookie-dialog";

beforeAll(async () => {
  await showLocale("en", new AbortController().signal);
  await loadLazyMessages();
});
beforeEach(() => {
  localStorage.clear();
  settingsStore.change(() => defaultSettings);
  closeOverlays();
  notificationStore.set({ visible: false, notification: null, update: null });
});

describe("openCookieDialog", () => {
  it("opens the front view, whatever was shown last", () => {
    cookieViewStore.set("aboutCookies");
    openCookieDialog();
    expect(overlayStore.get().dialog).toBe("cookies");
    expect(cookieViewStore.get()).toBe("front");
  });
});

describe("answerCookieDialog", () => {
  it("saves the choice, closes the dialog, ends the question and confirms it", () => {
    const accepted = ["necessary", "statistics"] as const;
    openCookieDialog();
    answerCookieDialog(accepted);
    expect(settingsStore.get()).toMatchObject({ acceptedCookies: accepted, showCookieDialog: false });
    expect(JSON.parse(localStorage.getItem("settings") ?? "{}")).toMatchObject({ acceptedCookies: accepted });
    expect(overlayStore.get().dialog).toBeNull();
    expect(notificationStore.get()).toMatchObject({
      visible: true,
      notification: { text: "Your cookie choice has been saved.", color: "success" },
    });
  });

  it("accepts one answer: a second tap is ignored", () => {
    openCookieDialog();
    answerCookieDialog(["necessary"]);
    answerCookieDialog(cookieTypes);
    expect(settingsStore.get().acceptedCookies).toEqual(["necessary"]);
  });

  it("leaves another dialog alone", () => {
    openDialog("logout");
    answerCookieDialog(cookieTypes);
    expect(overlayStore.get().dialog).toBe("logout");
    expect(settingsStore.get()).toEqual(defaultSettings);
  });
});
