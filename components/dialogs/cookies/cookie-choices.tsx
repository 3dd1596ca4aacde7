import { useTranslations } from "next-intl";
import { useId } from "react";
import { ChoiceRow } from "@/components/forms/choice-row";
import { hintId, labelId } from "@/components/forms/control-props";
import { cookieTypes, normaliseCookies, type CookieType } from "@/lib/settings/settings";

interface CookieChoicesProps {
  /** The ticked types, in order. */
  chosen: readonly CookieType[];
  onChange: (chosen: readonly CookieType[]) => void;
}

/** A checkbox for each type of cookie; only types that the member has accepted before are ticked. */
export function CookieChoices({ chosen, onChange }: CookieChoicesProps) {
  const id = useId();
  const t = useTranslations("consent");
  const toggle = (type: CookieType) =>
    onChange(normaliseCookies(chosen.includes(type) ? chosen.filter((other) => other !== type) : [...chosen, type]));
  return (
    <div role="group" aria-label={t("choose")} className="-mx-2 grid gap-1">
      {cookieTypes.map((type) => (
        <ChoiceRow
          key={type}
          id={`${id}-${type}`}
          type="checkbox"
          title={<span className="font-semibold">{t(`types.${type}`)}</span>}
          hint={t(`hints.${type}`)}
          // The type alone is the name; the hint is its description.
          aria-labelledby={labelId(`${id}-${type}`)}
          aria-describedby={hintId(`${id}-${type}`)}
          checked={chosen.includes(type)}
          disabled={type === "necessary"}
          onToggle={() => toggle(type)}
        />
      ))}
    </div>
  );
}
