import path from "node:path";
import type { Exchange } from "./http/exchange";
import { send } from "./http/send";
import { plainAnswer } from "./http/answer";
import { findFile } from "./static/find-file";
import { sendFile } from "./static/send-file";

/** Serves the exported app under /app as an ordinary static host does. */
export async function serveAppFile(exchange: Exchange): Promise<void> {
  const { outDir } = exchange.state;
  if (!outDir) return send(exchange, plainAnswer(404, "The development server serves /app."));
  if (exchange.method !== "GET" && exchange.method !== "HEAD") {
    return send(exchange, { status: 405, headers: { Allow: "GET, HEAD" } });
  }
  const plain = exchange.session?.scenario.host === "plain";
  const requested = exchange.url.pathname.slice("/app".length);
  const file = await findFile(outDir, requested, plain);
  if (file) return sendFile(exchange, { file, status: 200, cacheControl: cacheControl(requested) });
  const notFound = await findFile(outDir, "/404.html", true);
  if (notFound) return sendFile(exchange, { file: notFound, status: 404, cacheControl: "no-cache" });
  return send(exchange, plainAnswer(404, `Nothing is built in ${path.basename(outDir)}/ yet.`));
}

/** Chunk names contain a content hash; other names are stable across versions. */
function cacheControl(requested: string): string {
  return requested.startsWith("/_next/static/") ? "public, max-age=31536000, immutable" : "no-cache";
}
