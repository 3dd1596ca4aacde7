import { createStore } from "@/lib/platform/create-store";

/** The app-wide dialogs; one at a time, above the drawer. */
export type DialogName = "logout" | "installationGuide" | "cookies" | "showCard";

export interface OverlayState {
  drawerOpen: boolean;
  dialog: DialogName | null;
}

export const overlayStore = createStore<OverlayState>({ drawerOpen: false, dialog: null });

export function setDrawerOpen(drawerOpen: boolean): void {
  overlayStore.update((state) => ({ ...state, drawerOpen }));
}

export function openDialog(dialog: DialogName): void {
  overlayStore.update((state) => ({ ...state, dialog }));
}

export function closeDialog(): void {
  overlayStore.update((state) => ({ ...state, dialog: null }));
}

/** Closes the drawer and any dialog, as when the member goes to another screen. */
export function closeOverlays(): void {
  overlayStore.set({ drawerOpen: false, dialog: null });
}
