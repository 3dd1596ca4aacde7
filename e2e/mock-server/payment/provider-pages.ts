import { translator } from "../locale";
import { escapeHtml, page } from "../pages/page";
import type { Payment } from "./payment-store";

/** The provider's page, where the buyer chooses the outcome. */
export function payPage(payment: Payment): string {
  const t = translator(payment.locale);
  const button = (choice: string, label: string, look: string) =>
    `<button class="button ${look}" name="choice" value="${choice}">${label}</button>`;
  return page({
    lang: payment.locale,
    title: t("Maksupalvelu", "Payment service", "Betaltjänst"),
    body: `${summary(payment)}
      <form method="post" action="/provider/choose" class="stack">
        <input type="hidden" name="pmt_id" value="${escapeHtml(payment.id)}">
        ${button("pay", t("Maksa", "Pay", "Betala"), "primary")}
        ${button("later", t("Maksa myöhemmin", "Pay later", "Betala senare"), "")}
        ${button("cancel", t("Peruuta", "Cancel", "Avbryt"), "")}
        ${button("fail", t("Epäonnistu", "Fail", "Misslyckas"), "")}
      </form>`,
  });
}

/** A page of the buyer's bank, on its own origin. */
export function bankPage(payment: Payment, back: string): string {
  const t = translator(payment.locale);
  return page({
    lang: payment.locale,
    title: t("Esimerkkipankki", "Example Bank", "Exempelbanken"),
    body: `${summary(payment)}<p><a class="button primary" href="${escapeHtml(back)}">${t("Vahvista ja palaa", "Confirm and return", "Bekräfta och gå tillbaka")}</a></p>`,
  });
}

/** A page that the buyer leaves by a link, so that Back returns to it. */
export function thanksPage(payment: Payment, back: string): string {
  const t = translator(payment.locale);
  return page({
    lang: payment.locale,
    title: t("Kiitos", "Thank you", "Tack"),
    body: `<p>${t("Yhdistyksen palvelin tietää jo maksusta.", "The association's server knows of the payment already.", "Föreningens server känner redan till betalningen.")}</p>
      <p><a class="button primary" href="${escapeHtml(back)}">${t("Palaa", "Return", "Gå tillbaka")}</a></p>`,
  });
}

/** The last page of a payment that never returns. */
export function neverBackPage(payment: Payment, serverKnows: boolean): string {
  const t = translator(payment.locale);
  const tell = `<form method="post" action="/provider/choose">
    <input type="hidden" name="pmt_id" value="${escapeHtml(payment.id)}">
    <button class="button" name="choice" value="tell-server">${t("Ilmoita maksusta yhdistyksen palvelimelle", "Tell the association's server of the payment", "Meddela föreningens server om betalningen")}</button>
  </form>`;
  const told = `<p role="status">${t("Yhdistyksen palvelin tietää maksusta.", "The association's server knows of the payment.", "Föreningens server känner till betalningen.")}</p>`;
  return page({
    lang: payment.locale,
    title: t("Kiitos", "Thank you", "Tack"),
    body: `<p>${t("Tältä sivulta ei ole paluuta. Voit sulkea ikkunan.", "There is no way back from this page. You can close the window.", "Från den här sidan finns ingen väg tillbaka. Du kan stänga fönstret.")}</p>
      ${serverKnows ? told : tell}`,
  });
}

function summary({ fields, locale }: Payment): string {
  const t = translator(locale);
  const row = (label: string, value = "") => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`;
  return `<dl class="rows">
    ${row(t("Saaja", "Payee", "Mottagare"), "Kaarnapolun Kulkijat ry")}
    ${row(t("Aihe", "Subject", "Ärende"), fields.pmt_row_name1)}
    ${row(t("Viite", "Reference", "Referens"), fields.pmt_reference)}
    ${row(t("Summa", "Amount", "Belopp"), `${fields.pmt_amount} €`)}
  </dl>`;
}
