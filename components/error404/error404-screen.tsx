import { mdiCompassOff } from "@mdi/js";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { SvgIcon } from "@/components/ui/svg-icon";
import { useNavigation } from "@/lib/navigation/use-navigation";

/** See docs/product.md, Page not found. */
export function Error404Screen() {
  const t = useTranslations("error404");
  const navigation = useNavigation();
  return (
    <div className="mx-auto flex max-w-reading flex-col items-center gap-3 py-12 text-center">
      <div role="alert" className="flex flex-col items-center gap-3">
        <span className="mb-2 inline-flex size-20 items-center justify-center rounded-full bg-raised text-muted">
          <SvgIcon path={mdiCompassOff} className="size-10" />
        </span>
        {/* Visible in the row below the top bar; screen readers announce the alert by itself. */}
        <p className="sr-only">{t("title")}</p>
        <p className="text-lg text-balance text-muted">{t("text")}</p>
      </div>
      <Button className="mt-5" onClick={() => navigation.go("membershipCard")}>
        {t("goHome")}
      </Button>
    </div>
  );
}
