import type { Page } from "@playwright/test";

interface LoggedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
}

/** The requests of this session that the mock server has seen, oldest first: `/api/fi/config?clearCache=1`. */
export async function requestLog(page: Page, prefix = "/api/"): Promise<string[]> {
  const response = await page.request.get("/mock/log");
  const entries = (await response.json()) as LoggedRequest[];
  return entries.filter(({ path }) => path.startsWith(prefix)).map(address);
}

function address({ path, query }: LoggedRequest): string {
  const text = new URLSearchParams(query).toString();
  return text === "" ? path : `${path}?${text}`;
}
