import { createStore } from "@/lib/platform/create-store";
import { closeDialog, openDialog, overlayStore } from "@/lib/dialogs/dialogs";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import type { CookieType } from "@/lib/settings/settings";
import { changeSettings } from "@/lib/settings/settings-store";

/** The three views of the cookie dialog. */
export type CookieView = "front" | "aboutCookies" | "chooseCookies";

export const cookieViewStore = createStore<CookieView>("front");

/** Opens the dialog at its front view; a consent gate inside the dialog returns to that view. */
export function openCookieDialog(): void {
  cookieViewStore.set("front");
  openDialog("cookies");
}

/** Saves the member's answer, closes the dialog and confirms it. The dialog's texts are loaded by now. */
export function answerCookieDialog(acceptedCookies: readonly CookieType[]): void {
  // The second tap of a double tap hits a closing dialog.
  if (overlayStore.get().dialog !== "cookies") return;
  closeDialog();
  changeSettings({ acceptedCookies, showCookieDialog: false });
  notify(translate("consent.saved"), "success");
}
