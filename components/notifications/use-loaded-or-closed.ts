import { useTranslations } from "next-intl";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { notify } from "@/lib/notifications/notifications";

/** `useLoadedWhen` for a part that the member has opened: if it does not load, it is closed again, and the member is told. */
export function useLoadedOrClosed<Part>(isOpen: boolean, load: () => Promise<Part>, close: () => void): Part | null {
  const t = useTranslations("errors");
  return useLoadedWhen(isOpen, load, () => {
    close();
    notify(t("notLoaded"), "error");
  });
}
