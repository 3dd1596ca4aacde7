import { useTranslations } from "next-intl";
import { LoadingNote } from "./loading-note";

export function LoadingPart() {
  const t = useTranslations("start");
  return <LoadingNote text={t("loading")} />;
}
