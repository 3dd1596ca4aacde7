/** The manifest's mode, and a browser's variant of it. A tab that fills the screen is `fullscreen`, which is not an app. */
const appModes = "(display-mode: standalone), (display-mode: minimal-ui)";

/** Whether the page runs as an installed app: without the browser's tabs and, on an iPhone, without its Back button. */
export function isInstalledApp(): boolean {
  return matchMedia(appModes).matches || ("standalone" in navigator && navigator.standalone === true);
}
