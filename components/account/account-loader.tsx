import { useTranslations } from "next-intl";
import { Spinner } from "@/components/ui/spinner";

export function AccountLoader() {
  const t = useTranslations("start");
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-16 text-muted">
      <Spinner />
      <p>{t("loading")}</p>
    </div>
  );
}
