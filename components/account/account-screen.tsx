"use client";

import { AccountForm } from "./account-form";

/** The member's own details, to be edited (spec 2 "My account"). */
export function AccountScreen() {
  return (
    <div className="mx-auto max-w-reading">
      <AccountForm />
    </div>
  );
}
