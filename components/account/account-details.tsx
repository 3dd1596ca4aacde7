import { useTranslations } from "next-intl";
import { DetailList } from "@/components/ui/detail-list";
import { Panel } from "@/components/ui/panel";
import type { Member } from "@/lib/api/member";

interface AccountDetailsProps {
  member: Member;
  /** The config has no form, or a rejected one: the member cannot edit these details later either. */
  hasNoForm?: boolean;
}

/** The member's details, read-only. */
export function AccountDetails({ member, hasNoForm = false }: AccountDetailsProps) {
  const t = useTranslations("myAccount");
  return (
    <Panel title={t("yourDetails")}>
      <div className="px-5 pt-2 pb-5">
        <p className="mb-4 text-lg font-semibold">{member.fullName}</p>
        <DetailList details={member.details} />
        {hasNoForm ? <p className="mt-5 border-t border-hairline pt-4 text-muted">{t("noForm")}</p> : null}
      </div>
    </Panel>
  );
}
