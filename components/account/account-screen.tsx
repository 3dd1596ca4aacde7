"use client";

import { AccountForm } from "./account-form";

/** The member's own details, editable (docs/product.md, My account). */
export function AccountScreen() {
  return (
    <div className="mx-auto max-w-reading">
      <AccountForm />
    </div>
  );
}
