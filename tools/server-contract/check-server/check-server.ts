import { returnAddresses } from "@/lib/payment/return-addresses";
import { checkCall } from "./check-call";
import { checkLocale } from "./check-locale";
import { checkSave } from "./check-save";
import type { Parts } from "./parts-of";
import type { CheckOptions } from "./read-options";
import type { RecordedCall } from "./record-call";
import type { Report } from "./report";
import { startCheck } from "./start-check";
import { strangerFindings } from "./stranger-findings";

/**
 * Makes every request of the app with the app's own client, and reports how the app reads the answers. Needs the build setting of
 * the API base and the globals of a page of the app (app-page).
 * @param onAsk receives each call before it is made, such as "GET fi/me"
 */
export async function checkServer(options: CheckOptions, onAsk: (call: string) => void): Promise<Report> {
  const { origin, cookie, locales, save, payment, returned, logout } = options;
  const check = startCheck(options, onAsk);
  const { report } = check;
  const locale = locales[0] ?? "fi";

  const stranger = await check.ask("me", locale, undefined, "");
  if (isHopeless(stranger)) {
    report.unreachable = stranger.seen.failure;
    return report;
  }
  check.add(stranger, strangerFindings(stranger.result, stranger.seen, origin), "not signed in");
  if (cookie === "") return report;

  let form: unknown;
  for (const each of locales) form = await checkLocale(check, each, form);
  if (save) await checkSave(check, locale, form);
  if (payment !== "") await checkCall(check, "createPayment", locale, form, paymentBody(origin, payment));
  if (returned !== "")
    await checkCall(check, "checkPayment", locale, form, Object.fromEntries(new URLSearchParams(returned)));
  if (logout) await checkCall(check, "logout", locale, form);
  return report;
}

/** Whether nothing answers at all. A redirect loop is an answer, and the server may still know a member. */
function isHopeless({ result, seen }: RecordedCall): boolean {
  return !result.ok && result.error.kind === "unreachable" && seen.redirects.length === 0;
}

function paymentBody(origin: string, invoice: string): Parts {
  return { invoice_id: invoice, ...returnAddresses(`${origin}/app/invoices/${invoice}`) };
}
