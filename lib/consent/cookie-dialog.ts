import { createStore } from "@/lib/platform/create-store";
import { closeDialog, openDialog, overlayStore } from "@/lib/dialogs/dialogs";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { changeSettings, settingsStore } from "@/lib/settings/settings-store";
import { parseCookieChoice } from "./cookie-choice";
import {
  answeredCookies,
  cookieDialogTransition,
  initialCookieDialog,
  type CookieAnswer,
  type CookieDialogEvent,
  type CookieDialogState,
} from "./cookie-dialog-machine";

export const cookieDialogStore = createStore<CookieDialogState>(initialCookieDialog);

export function sendToCookieDialog(event: CookieDialogEvent): void {
  cookieDialogStore.update((state) => cookieDialogTransition(state, event));
}

/** Opens the dialog at its front view, or returns to that view. */
export function openCookieDialog(): void {
  sendToCookieDialog({ type: "opened", accepted: settingsStore.get().acceptedCookies });
  openDialog("cookies");
}

/** Saves the member's answer, closes the dialog and confirms it. The dialog's texts are loaded by now. */
export function answerCookieDialog(answer: CookieAnswer): void {
  // The second tap of a double tap hits a closing dialog.
  if (overlayStore.get().dialog !== "cookies") return;
  const acceptedCookies = parseCookieChoice(answeredCookies(answer, cookieDialogStore.get()));
  if (acceptedCookies === null) return;
  closeDialog();
  changeSettings({ acceptedCookies, showCookieDialog: false });
  notify(translate("consent.saved"), "success");
}
