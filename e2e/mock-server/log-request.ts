import type { Exchange } from "./http/exchange";
import type { LoggedField, LoggedRequest } from "./sessions";

const longestLog = 2000;

/** Keeps the request for `/mock/log`. Without a session there is no log. */
export function logRequest({ session, method, url }: Exchange, form = new FormData()): void {
  if (!session) return;
  const entry: LoggedRequest = {
    method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    fields: [...form].map(loggedField),
    at: new Date().toISOString(),
  };
  session.log.push(entry);
  if (session.log.length > longestLog) session.log.shift();
}

function loggedField([name, value]: [string, FormDataEntryValue]): LoggedField {
  if (typeof value === "string") return { name, value };
  return { name, file: { name: value.name, type: value.type, size: value.size } };
}
