import { overlayEntry } from "@/lib/navigation/overlay-entry";

const entry = overlayEntry("lightbox");

export const pushLightboxEntry = entry.push;
export const leaveLightboxEntry = entry.leave;
export const forgetStaleEntry = entry.forgetStale;

/** Calls the listener when the member has left the entry. @returns stops it */
export function watchLightboxEntry(onLeft: () => void): () => void {
  return entry.watch(() => {
    if (!entry.isOn()) onLeft();
  });
}
