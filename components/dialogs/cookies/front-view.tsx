import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ServerIcon } from "@/components/ui/server-icon";
import { answerCookieDialog, cookieViewStore } from "@/lib/consent/cookie-dialog";
import { cookieIcon } from "@/lib/icons/cookie-icon";
import { cookieTypes } from "@/lib/settings/settings";
import { ViewLayout } from "./view-layout";

/** The question and the answers. Refusing takes one tap on a button that looks like the one for accepting. */
export function FrontView({ hasInfoPage }: { hasInfoPage: boolean }) {
  const t = useTranslations("consent");
  return (
    <ViewLayout
      actions={
        <>
          <Button variant="tonal" onClick={() => cookieViewStore.set("chooseCookies")}>
            {t("choose")}
          </Button>
          <Button onClick={() => answerCookieDialog(["necessary"])}>{t("acceptNecessary")}</Button>
          <Button onClick={() => answerCookieDialog(cookieTypes)}>{t("acceptAll")}</Button>
        </>
      }
    >
      <div className="flex min-h-full flex-col justify-center gap-3">
        <span className="inline-flex size-20 items-center justify-center self-center rounded-full bg-raised text-action [@media(max-height:40rem)]:hidden">
          <ServerIcon name={cookieIcon} className="size-12" />
        </span>
        <p>{t("description")}</p>
        <p className="text-muted">{t("changeLater")}</p>
        {hasInfoPage ? (
          <Button
            variant="text"
            className="-ml-5 self-start underline underline-offset-4"
            onClick={() => cookieViewStore.set("aboutCookies")}
          >
            {t("readMore")}
          </Button>
        ) : null}
      </div>
    </ViewLayout>
  );
}
