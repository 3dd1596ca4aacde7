import { useTranslations } from "next-intl";
import { RefreshLine } from "@/components/offline/refresh-line";
import { Alert } from "@/components/ui/alert";

/** Says why the details cannot be edited now, with the way to try again. */
export function FormFromDevice() {
  const t = useTranslations("myAccount");
  return (
    <div className="grid grid-cols-1 gap-2">
      <RefreshLine />
      <Alert color="info">
        <p>{t("formNotLoaded")}</p>
      </Alert>
    </div>
  );
}
