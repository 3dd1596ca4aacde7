import { fileURLToPath } from "node:url";
import { plainAnswer, type Answer } from "./http/answer";
import type { Exchange } from "./http/exchange";
import { fileAnswer } from "./static/file-answer";
import { findFile } from "./static/find-file";
import { onePagePdf } from "./association/one-page-pdf";

const documents: Record<string, string[]> = {
  "saannot.pdf": [
    "Kaarnapolun Kulkijat ry",
    "Yhdistyksen säännöt",
    "1 § Yhdistyksen tarkoituksena on edistää retkeilyä.",
    "2 § Jäseneksi voi liittyä jokainen, joka viihtyy ulkona.",
  ],
  "toimintakertomus.pdf": [
    "Toimintakertomus",
    "Kaarnapolun Kulkijat ry",
    "Retkiä 84, osallistujia 1 912, yksi kaatunut kanootti.",
  ],
};

const assets = fileURLToPath(new URL("./assets", import.meta.url));

/** Pictures of the association, and PDFs generated on request: `/files/receipt-7.pdf`, `/files/saannot.pdf`. */
export async function answerAssociationFile(exchange: Exchange): Promise<Answer> {
  const address = exchange.url.pathname.slice("/files".length);
  const receipt = /^\/receipt-(\d{1,9})\.pdf$/.exec(address);
  const pdf = receipt?.[1] ? receiptPdf(receipt[1]) : documentPdf(address.slice(1));
  if (pdf) {
    const headers = { "Content-Type": "application/pdf", "Cache-Control": "no-store" };
    return { status: 200, headers, body: pdf };
  }
  const file = await findFile(assets, address, true);
  if (file) return fileAnswer(exchange, 200, file, "public, max-age=3600");
  return plainAnswer(404, "Not found");
}

/** A document by its file name. */
function documentPdf(name: string): Buffer | undefined {
  const lines = Object.hasOwn(documents, name) ? documents[name] : undefined;
  return lines && onePagePdf(lines);
}

function receiptPdf(invoiceId: string): Buffer {
  return onePagePdf(["Kuitti / Receipt", "Kaarnapolun Kulkijat ry", `Lasku / Invoice ${invoiceId}`, "Maksettu / Paid"]);
}
