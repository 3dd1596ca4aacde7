import path from "node:path";
import type { Exchange } from "./http/exchange";
import { plainAnswer, type Answer } from "./http/answer";
import { fileAnswer } from "./static/file-answer";
import { findFile } from "./static/find-file";

/** Serves the exported app under /app as an ordinary static host does. */
export async function answerAppFile(exchange: Exchange): Promise<Answer> {
  const { outDir } = exchange.state;
  if (!outDir) return plainAnswer(404, "The development server serves /app.");
  if (exchange.method !== "GET" && exchange.method !== "HEAD") return { status: 405, headers: { Allow: "GET, HEAD" } };
  const plain = exchange.session?.scenario.host === "plain";
  const requested = exchange.url.pathname.slice("/app".length);
  const file = await findFile(outDir, requested, plain);
  if (file) return fileAnswer(exchange, 200, file, cacheControl(requested));
  const notFound = await findFile(outDir, "/404.html", true);
  if (notFound) return fileAnswer(exchange, 404, notFound, "no-cache");
  return plainAnswer(404, `Nothing is built in ${path.basename(outDir)}/ yet.`);
}

/** Chunk names contain a content hash; other names are stable across versions. */
function cacheControl(requested: string): string {
  return requested.startsWith("/_next/static/") ? "public, max-age=31536000, immutable" : "no-cache";
}
