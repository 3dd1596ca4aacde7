import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { RefreshLine } from "@/components/offline/refresh-line";
import { Alert } from "@/components/ui/alert";
import { LoadingPart } from "@/components/ui/loading-part";
import type { Member } from "@/lib/api/member";
import { compileForm } from "@/lib/forms/form-definition";
import { useConfig, useIsConfigRead } from "@/lib/queries/config-query";
import { useMember } from "@/lib/queries/me-query";
import { useMemberFreshness } from "@/lib/queries/use-member-freshness";
import { AccountDetails } from "./account-details";
import { AccountEditor } from "./account-editor";

/**
 * The form that the association configured, or what it knows of the member where it configured none. What is kept on the
 * device holds neither form nor values: without the server there is only what the card shows, and why.
 */
export function AccountForm() {
  const { isFromDevice, isRefreshing, isLate } = useMemberFreshness();
  const isConfigRead = useIsConfigRead();
  const member = useMember();
  const { myAccountForm } = useConfig();
  const definition = useMemo(() => compileForm(myAccountForm), [myAccountForm]);
  if (member === null || (isFromDevice && isRefreshing && !isLate)) return <LoadingPart />;
  if (isFromDevice || !isConfigRead) return <WithoutForm member={member} />;
  if (definition.fields.length === 0) return <AccountDetails member={member} hasNoForm />;
  // Somebody else's form is another one: nothing that was typed goes from one to the other.
  return <AccountEditor key={member.person} definition={definition} member={member} />;
}

/** The details to be read only, with the reason and the way to try again. */
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
