import { localStore } from "@/lib/base/storage";

const key = "loggedOutAt";
/** What the mark was when this page was loaded. */
const before = localStore.read(key);

/** Tells of a logout in another tab to a page that hears of nothing, since the browser keeps it as it was left. */
export const logoutMark = {
  set(): void {
    localStore.write(key, String(Date.now()));
  },
  /** Whether somebody has logged out since this page was loaded, whatever the clock says. */
  isNew(): boolean {
    return localStore.read(key) !== before;
  },
};
