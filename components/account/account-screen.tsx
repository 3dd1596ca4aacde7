"use client";

import { useTranslations } from "next-intl";
import { Headline } from "@/components/ui/headline";
import { AccountForm } from "./account-form";

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
