"use client";

import { useTranslations } from "next-intl";
import { Headline } from "@/components/ui/headline";
import { loadLaterMessages } from "@/lib/i18n/locale-store";
import { loadedLater } from "@/components/ui/loaded-later";
import { LoadingPart } from "@/components/ui/loading-part";

/** The form and its engine are loaded with this screen only. */
const AccountForm = loadedLater(async () => {
  const [form] = await Promise.all([import("./account-form"), loadLaterMessages()]);
  return form.AccountForm;
}, LoadingPart);

/** The member's own details, to be edited (spec 2 "My account"). */
export function AccountScreen() {
  const t = useTranslations("routes");
  return (
    <div className="mx-auto max-w-reading">
      <Headline>{t("myAccount")}</Headline>
      <AccountForm />
    </div>
  );
}
