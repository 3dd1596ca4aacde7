import { translator } from "../locale";
import { escapeHtml } from "../http/html";
import { page } from "../pages/page";
import type { Payment } from "./payment-store";

/** The provider's page, where the buyer chooses the outcome. */
export function payPage(payment: Payment): string {
  const t = translator(payment.locale);
  const button = (choice: string, label: string, look: string) =>
    `<button class="button ${look}" name="choice" value="${choice}">${label}</button>`;
  return page({
    lang: payment.locale,
    title: t("Maksupalvelu", "Payment service"),
    body: `${summary(payment)}
      <form method="post" action="/provider/choose" class="stack">
        <input type="hidden" name="pmt_id" value="${escapeHtml(payment.id)}">
        ${button("pay", t("Maksa", "Pay"), "primary")}
        ${button("later", t("Maksa myöhemmin", "Pay later"), "")}
        ${button("cancel", t("Peruuta", "Cancel"), "")}
        ${button("fail", t("Epäonnistu", "Fail"), "")}
      </form>`,
  });
}

/** A page of the buyer's bank, on its own origin. */
export function bankPage(payment: Payment, back: string): string {
  const t = translator(payment.locale);
  return page({
    lang: payment.locale,
    title: t("Esimerkkipankki", "Example Bank"),
    body: `${summary(payment)}<p><a class="button primary" href="${escapeHtml(back)}">${t("Vahvista ja palaa", "Confirm and return")}</a></p>`,
  });
}

/** A page that the buyer leaves by a link, so that Back returns to it. */
export function thanksPage(payment: Payment, back: string): string {
  const t = translator(payment.locale);
  return page({
    lang: payment.locale,
    title: t("Kiitos", "Thank you"),
    body: `<p>${t("Yhdistyksen palvelin tietää jo maksusta.", "The association's server knows of the payment already.")}</p>
      <p><a class="button primary" href="${escapeHtml(back)}">${t("Palaa", "Return")}</a></p>`,
  });
}

/** The last page of a payment that never returns. */
export function neverBackPage(payment: Payment, serverKnows: boolean): string {
  const t = translator(payment.locale);
  const tell = `<form method="post" action="/provider/choose">
    <input type="hidden" name="pmt_id" value="${escapeHtml(payment.id)}">
    <button class="button" name="choice" value="tell-server">${t("Ilmoita maksusta yhdistyksen palvelimelle", "Tell the association's server of the payment")}</button>
  </form>`;
  const told = `<p role="status">${t("Yhdistyksen palvelin tietää maksusta.", "The association's server knows of the payment.")}</p>`;
  return page({
    lang: payment.locale,
    title: t("Kiitos", "Thank you"),
    body: `<p>${t("Tältä sivulta ei ole paluuta. Voit sulkea ikkunan.", "There is no way back from this page. You can close the window.")}</p>
      ${serverKnows ? told : tell}`,
  });
}

function summary({ fields, locale }: Payment): string {
  const t = translator(locale);
  const row = (label: string, value = "") => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`;
  return `<dl class="rows">
    ${row(t("Saaja", "Payee"), "Kaarnapolun Kulkijat ry")}
    ${row(t("Aihe", "Subject"), fields.pmt_row_name1)}
    ${row(t("Viite", "Reference"), fields.pmt_reference)}
    ${row(t("Summa", "Amount"), `${fields.pmt_amount} €`)}
  </dl>`;
}
