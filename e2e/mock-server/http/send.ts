import type { Answer } from "./answer";
import { compress, pickEncoding } from "./compress";
import type { Exchange } from "./exchange";

const worthCompressing = 600;

export async function send(exchange: Exchange, answer: Answer): Promise<void> {
  const { request, response, method } = exchange;
  const headers: Record<string, string> = { "X-Content-Type-Options": "nosniff", ...answer.headers };
  let body: Buffer = Buffer.from(answer.body ?? "");
  const encoding = pickEncoding(request.headers["accept-encoding"], headers["Content-Type"]);
  if (encoding && body.length >= worthCompressing && !headers["Content-Encoding"]) {
    body = await compress(body, encoding, "fast");
    headers["Content-Encoding"] = encoding;
    response.appendHeader("Vary", "Accept-Encoding");
  }
  if (answer.status !== 204 && answer.status !== 304) headers["Content-Length"] = String(body.length);
  response.writeHead(answer.status, headers);
  response.end(method === "HEAD" ? undefined : body);
}
