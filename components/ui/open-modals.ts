import { useSyncExternalStore } from "react";
import { createStore } from "@/lib/platform/create-store";

/** The modal dialogs that are open, the topmost one last. */
export const openModals = createStore<readonly HTMLDialogElement[]>([]);

const topModal = () => openModals.get().at(-1) ?? null;
const noModal = () => null;

/** The topmost modal dialog, or null: all that lies outside of it is inert, live regions too. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(openModals.subscribe, topModal, noModal);
}
