import { useEffect } from "react";

/**
 * Ignores files that are dropped beside the control, or on it while it is disabled. Safari and Firefox would open the file in
 * place of the app, and the chosen files of the form would be lost.
 */
export function useMissedDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const { dataTransfer, target } = event;
      const isTaken = target instanceof Element && target.matches("input[type=file]:enabled");
      if (isTaken || !dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      dataTransfer.dropEffect = "none";
    };
    window.addEventListener("dragover", refuse);
    window.addEventListener("drop", refuse);
    return () => {
      window.removeEventListener("dragover", refuse);
      window.removeEventListener("drop", refuse);
    };
  }, []);
}
