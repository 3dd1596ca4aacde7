import type { Page } from "@playwright/test";

/** Overrides fields of the member in `me` from now on: `{ invoice: [] }`. */
export async function changeMember(page: Page, fields: Record<string, unknown>): Promise<void> {
  await page.route("**/api/*/me*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { memberData: object };
    await route.fulfill({ response, json: { ...answer, memberData: { ...answer.memberData, ...fields } } });
  });
}
