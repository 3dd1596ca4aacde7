import type { EndpointName } from "@/lib/api/endpoints";
import type { Finding } from "./finding";
import { formNames } from "./form-findings";
import type { Parts } from "./parts-of";
import type { RecordedCall } from "./record-call";
import { resultFindings } from "./result-findings";
import type { Check } from "./start-check";

/**
 * Makes a call and reports how the app reads its answer.
 * @param form of My account, from config
 */
export async function checkCall(
  check: Check,
  name: EndpointName,
  locale: string,
  form: unknown,
  body?: Parts,
): Promise<void> {
  const call = await check.ask(name, locale, body);
  check.add(call, callFindings(check, call, form));
}

export function callFindings({ contract, origin }: Check, call: RecordedCall, form: unknown): Finding[] {
  const { name, result, seen } = call;
  return resultFindings({ name, result, seen, contract, formNames: formNames(form), origin });
}
