import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { answerCookieDialog } from "@/lib/consent/cookie-dialog";
import { cookieTypes, normaliseCookies, type CookieType } from "@/lib/settings/settings";
import { CookieTypeRow } from "./cookie-type-row";
import { ViewLayout } from "./view-layout";

interface ChooseCookiesViewProps {
  /** The ticked types, in order. */
  chosen: readonly CookieType[];
  onChange: (chosen: readonly CookieType[]) => void;
}

/** A checkbox for each type of cookie; only types that the member has accepted before are ticked. */
export function ChooseCookiesView({ chosen, onChange }: ChooseCookiesViewProps) {
  const t = useTranslations("consent");
  const toggle = (type: CookieType) =>
    onChange(normaliseCookies(chosen.includes(type) ? chosen.filter((other) => other !== type) : [...chosen, type]));
  return (
    <ViewLayout actions={<Button onClick={() => answerCookieDialog(chosen)}>{t("acceptChosen")}</Button>}>
      <div role="group" aria-label={t("choose")} className="-mx-3 grid gap-1">
        {cookieTypes.map((type) => (
          <CookieTypeRow
            key={type}
            title={t(`types.${type}`)}
            hint={t(`hints.${type}`)}
            checked={chosen.includes(type)}
            isLocked={type === "necessary"}
            onToggle={() => toggle(type)}
          />
        ))}
      </div>
    </ViewLayout>
  );
}
