import { useSyncExternalStore } from "react";
import { createStore } from "@/lib/platform/create-store";

/** Open modal dialogs, the topmost last. */
export const openModals = createStore<readonly HTMLDialogElement[]>([]);

const topModal = () => openModals.get().at(-1) ?? null;
const noModal = () => null;

/** The topmost modal dialog, or null. Everything outside it is inert, live regions too. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(openModals.subscribe, topModal, noModal);
}
