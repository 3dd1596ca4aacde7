import { startInOwnTask } from "@/lib/platform/in-own-task";
import { loadLazyMessages } from "@/lib/i18n/locale-store";

/** The cookie dialog with its texts. */
export async function loadCookieDialog() {
  const { CookieDialog } = await withTexts(() => import("./cookies/cookie-dialog"));
  return { Dialog: CookieDialog };
}

/** The installation guide with its texts. */
export async function loadInstallationGuide() {
  const { InstallationGuideDialog } = await withTexts(() => import("./installation-guide-dialog"));
  return { Dialog: InstallationGuideDialog };
}

/** The shown card with its texts. */
export async function loadShowCard() {
  const part = () => import("@/components/membership-card/show-card/show-card-dialog");
  const { ShowCardDialog } = await withTexts(part);
  return { Dialog: ShowCardDialog };
}

async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([startInOwnTask(load), startInOwnTask(loadLazyMessages)]);
  return part;
}
