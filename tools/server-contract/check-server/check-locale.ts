import { asList } from "@/lib/api/as-list";
import { endpointDocs, readingNames } from "@/lib/api/endpoints.docs";
import { isRecord } from "@/lib/api/is-record";
import { callFindings } from "./check-call";
import { notice, type Finding } from "./finding";
import { formFindings, valueFindings } from "./form-findings";
import { partsOf, type Parts } from "./parts-of";
import type { Check } from "./start-check";

/**
 * Makes every read-only call in one language.
 * @param before the form of My account from the previous languages
 * @returns the form from config, else the previous one
 */
export async function checkLocale(check: Check, locale: string, before: unknown): Promise<unknown> {
  const config = await check.ask("config", locale);
  const ofConfig = partsOf(config.result);
  const sent = formOf(ofConfig);
  const form = sent ?? before;
  const me = await check.ask("me", locale);
  const ofMe = partsOf(me.result);
  check.add(config, [
    ...callFindings(check, config, form),
    ...(sent === undefined ? [] : formFindings(check.contract, sent)),
  ]);
  check.add(me, [
    ...callFindings(check, me, form),
    ...(isRecord(ofMe.memberData) ? valueFindings(form, ofMe.memberData) : []),
  ]);
  for (const name of readingNames) {
    if (name === "config" || name === "me") continue;
    const call = await check.ask(name, locale);
    const { part = "" } = endpointDocs[name];
    const isCarried = [ofConfig, ofMe].some((parts) => asList(parts[part]) !== undefined);
    const findings = callFindings(check, call, form);
    check.add(call, isCarried ? mild(findings, part) : findings);
  }
  return form;
}

function formOf({ config }: Parts): unknown {
  const forms = isRecord(config) ? config.forms : undefined;
  return (isRecord(forms) ? forms.myAccount : undefined) ?? undefined;
}

/** The app requests no part that config or me already carries, so its findings are milder. */
function mild(findings: Finding[], part: string): Finding[] {
  const isAnswered = findings.some(({ path, state }) => path.startsWith(part) && state !== "wrong");
  if (isAnswered) return findings;
  return findings.map((finding) =>
    finding.state === "wrong"
      ? notice(finding.path, `${finding.says} The app does not ask, since config or me has ${part}.`)
      : finding,
  );
}
