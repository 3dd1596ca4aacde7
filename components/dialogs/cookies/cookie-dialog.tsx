import { useTranslations } from "next-intl";
import { cookieDialogStore } from "@/lib/consent/cookie-dialog";
import { isCookieQuestionOpen } from "@/lib/consent/is-cookie-question-open";
import { useStore } from "@/lib/platform/use-store";
import { useConfig } from "@/lib/queries/config-query";
import { useSettings } from "@/lib/settings/use-settings";
import type { AppDialogProps } from "@/components/dialogs/app-dialog-props";
import { ContentBlocks } from "@/components/blocks/content-blocks";
import type { Config } from "@/lib/api/config";
import { ChooseCookiesView } from "./choose-cookies-view";
import { CookieDialogFrame } from "./cookie-dialog-frame";
import { FrontView } from "./front-view";
import { ViewLayout } from "./view-layout";

/**
 * The cookie dialog in one of its three views (docs/product.md, Cookies and analytics). Before the first answer only an answer
 * closes it, and refusing takes one tap. Later it can be closed, and the accepted types stay.
 */
export function CookieDialog({ open, onClose }: AppDialogProps) {
  const t = useTranslations("consent");
  const { view } = useStore(cookieDialogStore);
  const config = useConfig();
  const mustAnswer = isCookieQuestionOpen(config, useSettings());
  const frame = { open, label: t("title"), onClose: mustAnswer ? null : onClose };

  if (view === "chooseCookies")
    return (
      <CookieDialogFrame {...frame} view={view} heading={t("choose")}>
        <ChooseCookiesView />
      </CookieDialogFrame>
    );
  // The config of another language may have no such page.
  if (view === "aboutCookies" && config.cookieInfoPage)
    return (
      <CookieDialogFrame {...frame} view={view} heading={config.cookieInfoPage.title || t("about")}>
        <AboutCookiesView page={config.cookieInfoPage} />
      </CookieDialogFrame>
    );
  return (
    <CookieDialogFrame {...frame} view="front" heading={t("title")}>
      <FrontView hasInfoPage={config.cookieInfoPage !== null} />
    </CookieDialogFrame>
  );
}

/** The association's page about cookies. */
function AboutCookiesView({ page }: { page: NonNullable<Config["cookieInfoPage"]> }) {
  return (
    <ViewLayout>
      <div className="pb-5">
        <ContentBlocks rawBlocks={page.rawBlocks} />
      </div>
    </ViewLayout>
  );
}
