import { onePagePdf } from "./one-page-pdf";

export function receiptPdf(invoiceId: string): Buffer {
  return onePagePdf(["Kuitti / Receipt", "Kaarnapolun Kulkijat ry", `Lasku / Invoice ${invoiceId}`, "Maksettu / Paid"]);
}
