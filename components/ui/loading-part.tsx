import { useTranslations } from "next-intl";
import { Spinner } from "./spinner";

/** In place of a part that is being loaded. It does not flash up for one that comes at once. */
export function LoadingPart() {
  const t = useTranslations("start");
  return (
    <div
      role="status"
      className="flex flex-col items-center gap-3 py-16 text-muted transition-opacity delay-300 starting:opacity-0"
    >
      <Spinner />
      <p>{t("loading")}</p>
    </div>
  );
}
