import { useTranslations } from "next-intl";
import { DetailList } from "@/components/ui/detail-list";
import { Panel } from "@/components/ui/panel";
import type { Member } from "@/lib/api/member";

/** What the association knows of the member, to be read only: it has no form, or one that was rejected (spec 5). */
export function AccountDetails({ member }: { member: Member }) {
  const t = useTranslations("myAccount");
  return (
    <Panel title={t("yourDetails")}>
      <div className="px-5 pt-2 pb-5">
        <p className="mb-4 text-lg font-semibold">{member.fullName}</p>
        <DetailList details={member.details} />
        <p className="mt-5 border-t border-hairline pt-4 text-muted">{t("noForm")}</p>
      </div>
    </Panel>
  );
}
