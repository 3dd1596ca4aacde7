"use client";

import { useTranslations } from "next-intl";
import { DetailList } from "@/components/ui/detail-list";
import { Headline } from "@/components/ui/headline";
import { Panel } from "@/components/ui/panel";
import { useMember } from "@/lib/queries/member-query";

/** The member's own details as the association keeps them. */
export function AccountScreen() {
  const t = useTranslations();
  const member = useMember();
  return (
    <div className="mx-auto max-w-reading">
      <Headline>{t("routes.myAccount")}</Headline>
      <Panel title={t("myAccount.yourDetails")}>
        <div className="px-5 pt-2 pb-5">
          <p className="mb-4 text-lg font-semibold">{member?.fullName}</p>
          <DetailList details={member?.details ?? []} />
        </div>
      </Panel>
    </div>
  );
}
