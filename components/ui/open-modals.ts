import { createStore } from "@/lib/platform/create-store";
import { useStore } from "@/lib/platform/use-store";

/** Open modal dialogs, the topmost last. */
export const openModals = createStore<readonly HTMLDialogElement[]>([]);

/** The topmost modal dialog, or null. Everything outside it is inert, live regions too. */
export function useTopModal(): HTMLDialogElement | null {
  return useStore(openModals).at(-1) ?? null;
}
