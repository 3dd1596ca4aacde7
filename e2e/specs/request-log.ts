import type { Page } from "@playwright/test";
import type { LoggedRequest } from "../mock-server/sessions";

/** This session's requests to the mock server, oldest first: `/api/fi/config?clearCache=1`. */
export async function requestLog(page: Page, prefix = "/api/"): Promise<string[]> {
  return (await readLog(page)).filter(({ path }) => path.startsWith(prefix)).map(address);
}

/** The bodies posted to a path, oldest first. */
export async function postedBodies(page: Page, end: string): Promise<Record<string, string>[]> {
  const entries = (await readLog(page)).filter(({ path }) => path.endsWith(end));
  return entries.map(({ fields }) =>
    Object.fromEntries(fields.map((field) => [field.name, "value" in field ? field.value : field.file.name])),
  );
}

/** The files of the last save. */
export async function savedFiles(page: Page) {
  const saves = (await readLog(page)).filter(({ method, path }) => method === "POST" && path.endsWith("/me"));
  return (saves.at(-1)?.fields ?? []).flatMap((field) => ("file" in field ? [field.file] : []));
}

async function readLog(page: Page): Promise<LoggedRequest[]> {
  const response = await page.request.get("/mock/log");
  return (await response.json()) as LoggedRequest[];
}

function address({ path, query }: LoggedRequest): string {
  const text = new URLSearchParams(query).toString();
  return text === "" ? path : `${path}?${text}`;
}
