import { useMemo } from "react";
import { parseForm } from "@/lib/forms/parse-form";
import { useConfig } from "@/lib/queries/config-query";
import { useMember } from "@/lib/queries/member-query";
import { AccountDetails } from "./account-details";
import { AccountEditor } from "./account-editor";
import { AccountLoader } from "./account-loader";

/** The form that the association configured, or what it knows of the member where it configured none. */
export function AccountForm() {
  const member = useMember();
  const { myAccountForm } = useConfig();
  const fields = useMemo(() => parseForm(myAccountForm), [myAccountForm]);
  if (member === null) return <AccountLoader />;
  if (fields.length === 0) return <AccountDetails member={member} />;
  return <AccountEditor fields={fields} member={member} />;
}
