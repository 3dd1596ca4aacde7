import { fileURLToPath } from "node:url";
import { documentPdf } from "./association/documents";
import { receiptPdf } from "./association/receipt-pdf";
import { textAnswer } from "./http/answer";
import type { Exchange } from "./http/exchange";
import { send } from "./http/send";
import { findFile } from "./static/find-file";
import { sendFile } from "./static/send-file";

const assets = fileURLToPath(new URL("./assets", import.meta.url));

/** Pictures of the association, and PDFs generated on request: `/files/receipt-7.pdf`, `/files/saannot.pdf`. */
export async function serveAssociationFile(exchange: Exchange): Promise<void> {
  const address = exchange.url.pathname.slice("/files".length);
  const receipt = /^\/receipt-(\d{1,9})\.pdf$/.exec(address);
  const pdf = receipt?.[1] ? receiptPdf(receipt[1]) : documentPdf(address.slice(1));
  if (pdf) {
    const headers = { "Content-Type": "application/pdf", "Cache-Control": "no-store" };
    return send(exchange, { status: 200, headers, body: pdf });
  }
  const file = await findFile(assets, address, true);
  if (file) return sendFile(exchange, { file, status: 200, cacheControl: "public, max-age=3600" });
  return send(exchange, textAnswer(404, "text/plain; charset=utf-8", "Not found"));
}
