import { invoice } from "../association/invoice";
import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";
import { likeOrdinary, ordinary } from "./ordinary";

/** One invoice for each variant on the wire. */
export const invoiceKinds = likeOrdinary({
  name: "invoice-kinds",
  label: "Kirsi Kuittinen",
  shows:
    "Invoices of every kind: an RF reference, no transfer details, markup in the row totals, a receipt on another site, a paid one without a receipt, an open one that has a receipt already.",
  avatar: "/files/avatar-3.svg",
  member: (locale, values) => ({ ...ordinary.member(locale, values), invoice: kinds(locale) }),
});

function kinds(locale: Locale): WireObject[] {
  const t = translator(locale);
  const of = (id: number, title: string, state: "open" | "paid", rf = false) =>
    // Ten euros: the server's amount for an invoice without `_payment`.
    invoice(locale, { id, title, state, dueIn: id - 6000, rows: [{ title, quantity: 1, price: 10 }], rf });
  return [
    of(6010, t("Lasku, jossa on RF-viite", "Invoice with an RF reference", "Faktura med RF-referens"), "open", true),
    without(
      "_payment",
      of(
        6011,
        t(
          "Lasku ilman tilisiirtotietoja",
          "Invoice without transfer details",
          "Faktura utan uppgifter för kontoöverföring",
        ),
        "open",
      ),
    ),
    {
      ...of(
        6012,
        t(
          "Lasku, jonka summissa on merkintöjä",
          "Invoice with markup in its totals",
          "Faktura med formatering i beloppen",
        ),
        "open",
      ),
      _table_rows: rowsWithMarkup(t("Jäsenmaksu", "Membership fee", "Medlemsavgift")),
    },
    {
      ...of(5990, t("Kuitti toisella sivustolla", "Receipt on another site", "Kvitto på en annan webbplats"), "paid"),
      _receipt_link: "https://receipts.kaarnapolku.example/receipt-5990.pdf",
    },
    {
      ...of(5991, t("Maksettu ilman kuittia", "Paid without a receipt", "Betald utan kvitto"), "paid"),
      _receipt_link: null,
    },
    {
      ...of(
        6013,
        t("Avoin lasku, jolla on kuitti", "Open invoice with a receipt", "Obetald faktura med kvitto"),
        "open",
      ),
      _receipt_link: "/files/receipt-6013.pdf",
    },
  ];
}

/** Totals are HTML: some may show as they are, some must do nothing. */
function rowsWithMarkup(title: string): WireObject[] {
  const totals = [
    "<em>2,00 €</em>",
    "<s>4,00 €</s><br><strong>2,00 €</strong>",
    '<a href="https://kaarnapolku.example/">2,00 €</a>',
    '<a href="javascript:alert(1)">2,00 €</a><script>alert(1)</script>',
    '<span style="position:fixed;inset:0" onmouseover="alert(1)">2,00 €</span><img src=x onerror=alert(1)>',
  ];
  return totals.map((total, index) => ({ title: `${title} ${index + 1}`, quantity: 1, total }));
}

function without(name: string, { [name]: _left, ...rest }: WireObject): WireObject {
  return rest;
}
