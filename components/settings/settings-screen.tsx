import { mdiChevronDown, mdiThemeLightDark, mdiTranslate } from "@mdi/js";
import { useTranslations } from "next-intl";
import type { Elements } from "@/components/ui/elements";
import { Panel } from "@/components/ui/panel";
import { SvgIcon } from "@/components/ui/svg-icon";
import { Switch } from "@/components/ui/switch";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { useConfig } from "@/lib/queries/config-query";
import { languageChoices } from "@/lib/settings/language-choices";
import { changeSettings, useSettings } from "@/lib/settings/settings-store";
import { useDarkMode } from "@/lib/settings/use-dark-mode";

export function SettingsScreen() {
  const t = useTranslations("settings");
  const settings = useSettings();
  const isDark = useDarkMode();
  const config = useConfig();
  const choices = languageChoices(config.languages, settings.locale);
  const hint = settings.darkMode === undefined ? { id: "dark-theme-hint", text: t("darkThemeFollows") } : undefined;
  const asksForConsent = config.cookieConsentEnabled === true;
  const CookieSettings = useLoadedWhen(asksForConsent, loadCookieSettings)?.CookieSettings;
  const MoreSettings = useLoadedWhen(true, loadMoreSettings)?.MoreSettings;
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
const loadCookieSettings = () => import("./cookie-settings");

/** Below everything else, so it moves nothing. */
const loadMoreSettings = () => import("./more-settings");

interface SettingRowProps {
  icon: string;
  title: string;
  titleId: string;
  /** Text below the title. The control refers to its id as description. */
  hint?: { id: string; text: string };
  /** Id of the control: a tap anywhere on the row activates it. */
  controlId: string;
  /** The control, named by `titleId` alone. */
  children: Elements;
}

function SettingRow({ icon, title, titleId, hint, controlId, children }: SettingRowProps) {
  return (
    <label
      htmlFor={controlId}
      className="flex flex-wrap items-center justify-end gap-3 px-5 py-4 transition first:rounded-t-panel last:rounded-b-panel has-[[role=switch]]:cursor-pointer has-[[role=switch]]:active:bg-raised"
    >
      {/* Wraps the control before the longest word breaks. */}
      <span className="flex max-w-full min-w-min flex-1 gap-4">
        <SvgIcon path={icon} className="size-6 text-muted" />
        <span>
          <span id={titleId} className="block font-semibold">
            {title}
          </span>
          {hint ? (
            <span id={hint.id} className="block text-sm text-muted">
              {hint.text}
            </span>
          ) : null}
        </span>
      </span>
      {children}
    </label>
  );
}
