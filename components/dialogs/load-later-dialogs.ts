import { startInOwnTask } from "@/lib/base/in-own-task";
import { loadLaterMessages } from "@/lib/i18n/locale-store";

/** The cookie dialog with its texts. */
export async function loadCookieDialog() {
  const [{ CookieDialog }] = await Promise.all([
    startInOwnTask(() => import("./cookies/cookie-dialog")),
    loadLaterMessages(),
  ]);
  return { Dialog: CookieDialog };
}

/** The installation guide with its texts. */
export async function loadInstallationGuide() {
  const [{ InstallationGuideDialog }] = await Promise.all([
    startInOwnTask(() => import("./installation-guide-dialog")),
    loadLaterMessages(),
  ]);
  return { Dialog: InstallationGuideDialog };
}

/** The shown card with its texts. */
export async function loadShowCard() {
  const [{ ShowCardDialog }] = await Promise.all([
    startInOwnTask(() => import("@/components/membership-card/show-card/show-card-dialog")),
    loadLaterMessages(),
  ]);
  return { Dialog: ShowCardDialog };
}
