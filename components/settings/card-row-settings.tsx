import { useTranslations } from "next-intl";
import { ChoiceRow } from "@/components/forms/choice-row";
import { Panel } from "@/components/ui/panel";
import type { Member } from "@/lib/api/member";
import { choosableLabels, showRow, useHiddenRows } from "@/lib/card/row-choices";
import { useMember } from "@/lib/queries/me-query";

/** Selects the detail rows that Show card shows. See docs/product.md, Show card. */
export function CardRowSettings() {
  const member = useMember();
  return member ? <CardRows member={member} /> : null;
}

function CardRows({ member }: { member: Member }) {
  const t = useTranslations("showCard");
  const hiddenRows = useHiddenRows(member);
  const labels = choosableLabels(member.details);
  if (labels.length === 0) return null;
  return (
    <Panel title={t("rows")} className="pb-3">
      <p id="card-rows-hint" className="px-5 text-muted">
        {t("rowsHint")}
      </p>
      <div role="group" aria-label={t("rows")} aria-describedby="card-rows-hint" className="grid grid-cols-1 px-3 pt-2">
        {labels.map((label, index) => (
          <ChoiceRow
            key={label}
            id={`card-row-${index}`}
            type="checkbox"
            title={<span className="wrap-anywhere">{label}</span>}
            checked={!hiddenRows.has(label)}
            onToggle={(isOn) => showRow(member, label, isOn)}
          />
        ))}
      </div>
    </Panel>
  );
}
