const appModes = "(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)";

/** Whether the page runs as an installed app: without the browser's tabs and, on an iPhone, without its Back button. */
export function isInstalledApp(): boolean {
  return matchMedia(appModes).matches || ("standalone" in navigator && navigator.standalone === true);
}
