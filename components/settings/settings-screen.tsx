import { mdiChevronDown, mdiThemeLightDark, mdiTranslate } from "@mdi/js";
import { useTranslations } from "next-intl";
import { Panel } from "@/components/ui/panel";
import { SettingRow } from "@/components/ui/setting-row";
import { SvgIcon } from "@/components/ui/svg-icon";
import { Switch } from "@/components/ui/switch";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { reloadForMissingPart } from "@/lib/start/missing-part";
import { useConfig } from "@/lib/queries/config-query";
import { languageChoices } from "@/lib/settings/language-choices";
import { withLazyMessages } from "@/lib/i18n/locale-store";
import { changeSettings } from "@/lib/settings/settings-store";
import { useDarkMode } from "@/lib/settings/use-dark-mode";
import { useSettings } from "@/lib/settings/use-settings";

export function SettingsScreen() {
  const t = useTranslations("settings");
  const settings = useSettings();
  const isDark = useDarkMode();
  const config = useConfig();
  const choices = languageChoices(config.languages, settings.locale);
  const hint = settings.darkMode === undefined ? { id: "dark-theme-hint", text: t("darkThemeFollows") } : undefined;
  const asksForConsent = config.cookieConsentEnabled === true;
  const CookieSettings = useLoadedWhen(asksForConsent, loadCookieSettings)?.CookieSettings;
  const MoreSettings = useLoadedWhen(true, loadMoreSettings, reloadForMissingPart)?.MoreSettings;
  return (
    <div className="mx-auto max-w-reading">
      <Panel className="divide-y divide-hairline">
        <SettingRow
          icon={mdiThemeLightDark}
          title={t("darkTheme")}
          titleId="dark-theme-label"
          hint={hint}
          controlId="dark-theme"
        >
          <Switch
            id="dark-theme"
            checked={isDark}
            onChange={(darkMode) => changeSettings({ darkMode })}
            labelledBy="dark-theme-label"
            describedBy={hint?.id}
          />
        </SettingRow>
        <SettingRow icon={mdiTranslate} title={t("language")} titleId="language-label" controlId="language">
          <span className="relative inline-flex max-w-full min-w-0 items-center">
            <select
              id="language"
              aria-labelledby="language-label"
              value={settings.locale}
              onChange={(event) => changeSettings({ locale: event.target.value })}
              className="min-h-touch max-w-full min-w-0 cursor-pointer appearance-none rounded-xl border border-outline bg-surface pr-11 pl-3 transition hover:bg-raised active:bg-hairline"
            >
              {choices.map(({ code, title }) => (
                <option key={code} value={code} lang={code}>
                  {title}
                </option>
              ))}
            </select>
            <SvgIcon path={mdiChevronDown} className="pointer-events-none absolute right-3 size-6 text-muted" />
          </span>
        </SettingRow>
        {asksForConsent ? CookieSettings ? <CookieSettings /> : <div className="h-34 sm:h-19" /> : null}
      </Panel>
      {MoreSettings ? <MoreSettings /> : null}
    </div>
  );
}

/** Its place is reserved, so that it moves nothing. A load failure affects nothing else. */
const loadCookieSettings = () => withLazyMessages(() => import("./cookie-settings"));

/** Below everything else, so it moves nothing. */
const loadMoreSettings = () => withLazyMessages(() => import("./more-settings"));
