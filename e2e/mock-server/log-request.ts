import type { Exchange } from "./http/exchange";
import type { FormPart } from "./http/parse-multipart";
import type { LoggedField, LoggedRequest } from "./sessions";

const longestLog = 2000;

/** Keeps the request for `/mock/log`. Without a session there is no log to keep. */
export function logRequest({ session, method, url }: Exchange, parts: FormPart[] = []): void {
  if (!session) return;
  const entry: LoggedRequest = {
    method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    fields: parts.map(loggedField),
    at: new Date().toISOString(),
  };
  session.log.push(entry);
  if (session.log.length > longestLog) session.log.shift();
}

function loggedField(part: FormPart): LoggedField {
  if (part.kind === "text") return { name: part.name, value: part.value };
  return { name: part.name, file: { name: part.filename, type: part.type, size: part.size } };
}
