import type { Page } from "@playwright/test";
import { changeAnswer } from "./change-answer";

/** Overrides fields of the member in `me` from now on: `{ invoice: [] }`. */
export async function changeMember(page: Page, fields: Record<string, unknown>): Promise<void> {
  await changeAnswer(page, "**/api/*/me*", (answer) => ({
    ...answer,
    memberData: { ...(answer.memberData as object), ...fields },
  }));
}
