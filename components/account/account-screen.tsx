import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { RefreshLine } from "@/components/offline/refresh-line";
import { Alert } from "@/components/ui/alert";
import { DetailList } from "@/components/ui/detail-list";
import { LoadingPart } from "@/components/ui/loading-part";
import { Panel } from "@/components/ui/panel";
import type { Member } from "@/lib/api/member";
import { compileForm } from "@/lib/forms/form-definition";
import { useConfig, useIsConfigRead } from "@/lib/queries/config-query";
import { useMember } from "@/lib/queries/me-query";
import { useMemberFreshness } from "@/lib/queries/use-member-freshness";
import { AccountEditor } from "./account-editor";

/** The member's own details, editable (docs/product.md, My account). */
export function AccountScreen() {
  return (
    <div className="mx-auto max-w-reading">
      <AccountForm />
    </div>
  );
}

/**
 * The form from the config; without one, the member's details. The stored copy on the device holds neither form nor values, so
 * without the server the screen shows the card's details and the reason.
 */
function AccountForm() {
  const { isFromDevice, isRefreshing, isLate } = useMemberFreshness();
  const isConfigRead = useIsConfigRead();
  const member = useMember();
  const { myAccountForm } = useConfig();
  const definition = useMemo(() => compileForm(myAccountForm), [myAccountForm]);
  if (member === null || (isFromDevice && isRefreshing && !isLate)) return <LoadingPart />;
  if (isFromDevice || !isConfigRead) return <WithoutForm member={member} />;
  if (definition.fields.length === 0) return <AccountDetails member={member} hasNoForm />;
  // Another member gets a new form: typed values never carry over.
  return <AccountEditor key={member.person} definition={definition} member={member} />;
}

/** The read-only details, with the reason and a way to try again. */
function WithoutForm({ member }: { member: Member }) {
  const t = useTranslations("myAccount");
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-2">
        <RefreshLine />
        <Alert color="info">
          <p>{t("formNotLoaded")}</p>
        </Alert>
      </div>
      <AccountDetails member={member} />
    </div>
  );
}

interface AccountDetailsProps {
  member: Member;
  /** The config has no form, or a rejected one: the member cannot edit these details later either. */
  hasNoForm?: boolean;
}

function AccountDetails({ member, hasNoForm = false }: AccountDetailsProps) {
  const t = useTranslations("myAccount");
  return (
    <Panel title={t("yourDetails")}>
      <div className="px-5 pt-2 pb-5">
        <p translate="no" className="mb-4 text-lg font-semibold">
          {member.fullName}
        </p>
        <DetailList details={member.details} />
        {hasNoForm ? <p className="mt-5 border-t border-hairline pt-4 text-muted">{t("noForm")}</p> : null}
      </div>
    </Panel>
  );
}
