import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { answerCookieDialog, cookieDialogStore, sendToCookieDialog } from "@/lib/consent/cookie-dialog";
import { useStore } from "@/lib/platform/use-store";
import { cookieTypes } from "@/lib/settings/settings";
import { CookieTypeRow } from "./cookie-type-row";
import { ViewLayout } from "./view-layout";

/** A checkbox for each type of cookie; only types that the member has accepted before are ticked. */
export function ChooseCookiesView() {
  const t = useTranslations("consent");
  const { chosen } = useStore(cookieDialogStore);
  return (
    <ViewLayout actions={<Button onClick={() => answerCookieDialog("chosen")}>{t("acceptChosen")}</Button>}>
      <div role="group" aria-label={t("choose")} className="-mx-3 grid gap-1">
        {cookieTypes.map((type) => (
          <CookieTypeRow
            key={type}
            title={t(`types.${type}`)}
            hint={t(`hints.${type}`)}
            checked={chosen.includes(type)}
            isLocked={type === "necessary"}
            onToggle={() => sendToCookieDialog({ type: "toggled", cookie: type })}
          />
        ))}
      </div>
    </ViewLayout>
  );
}
