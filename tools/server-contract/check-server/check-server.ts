import type { EndpointName } from "@/lib/api/endpoints";
import { returnAddresses } from "@/lib/payment/return-addresses";
import { Check } from "./check";
import { checkLocale } from "./check-locale";
import { checkSave } from "./check-save";
import type { CheckOptions } from "./read-options";
import type { Parts, RecordedCall } from "./record-call";
import type { Report } from "./report";
import { signedOutFindings } from "./result-findings";

/**
 * Makes every request of the app with the app's own client, and reports how the app reads the answers. Needs the build setting of
 * the API base and the globals of a page of the app (app-page).
 * @param onAsk receives each call before it is made, such as "GET fi/me"
 */
export async function checkServer(options: CheckOptions, onAsk: (call: string) => void): Promise<Report> {
  const { origin, cookie, locales, save, payment, returned, logout } = options;
  const check = new Check(options, onAsk);
  const { report } = check;
  const locale = locales[0] ?? "fi";

  const stranger = await check.ask("me", locale, undefined, "");
  if (isSilent(stranger)) {
    report.unreachable = stranger.seen.failure;
    return report;
  }
  check.add(stranger, signedOutFindings(stranger), "not signed in");
  if (cookie === "") return report;

  for (const each of locales) await checkLocale(check, each);
  if (save) await checkSave(check, locale);
  if (payment !== "") {
    const addresses = returnAddresses(`${origin}/app/invoices/${payment}`);
    await checkCall(check, "createPayment", locale, { invoice_id: payment, ...addresses });
  }
  if (returned !== "") {
    const query = Object.fromEntries(new URLSearchParams(returned));
    await checkCall(check, "checkPayment", locale, query);
  }
  if (logout) await checkCall(check, "logout", locale);
  return report;
}

/** Whether nothing answers at all. A redirect loop is an answer, and the server may still know a member. */
function isSilent({ result, seen }: RecordedCall): boolean {
  return !result.ok && result.error.kind === "unreachable" && seen.redirects.length === 0;
}

async function checkCall(check: Check, name: EndpointName, locale: string, body?: Parts): Promise<void> {
  const call = await check.ask(name, locale, body);
  check.add(call, check.read(call));
}
