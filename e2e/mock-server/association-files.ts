import { fileURLToPath } from "node:url";
import { receiptPdf } from "./association/receipt-pdf";
import { textAnswer } from "./http/answer";
import type { Exchange } from "./http/exchange";
import { send } from "./http/send";
import { findFile } from "./static/find-file";
import { sendFile } from "./static/send-file";

const assets = fileURLToPath(new URL("./assets", import.meta.url));

/** Pictures of the association, and receipts made on request: `/files/receipt-7.pdf`. */
export async function serveAssociationFile(exchange: Exchange): Promise<void> {
  const address = exchange.url.pathname.slice("/files".length);
  const receipt = /^\/receipt-(\d{1,9})\.pdf$/.exec(address);
  if (receipt?.[1]) {
    const headers = { "Content-Type": "application/pdf", "Cache-Control": "no-store" };
    return send(exchange, { status: 200, headers, body: receiptPdf(receipt[1]) });
  }
  const file = await findFile(assets, address, true);
  if (file) return sendFile(exchange, { file, status: 200, cacheControl: "public, max-age=3600" });
  return send(exchange, textAnswer(404, "text/plain; charset=utf-8", "Not found"));
}
