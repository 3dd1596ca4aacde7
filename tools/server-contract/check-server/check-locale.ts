import { asList, isRecord } from "@/lib/api/json";
import { endpointDocs, readingNames } from "@/lib/api/endpoints.docs";
import type { Check } from "./check";
import { notice, type Finding } from "./finding";
import { formFindings, valueFindings } from "./form-findings";
import { partsOf, type Parts } from "./record-call";

/** Makes every read-only call in one language. */
export async function checkLocale(check: Check, locale: string): Promise<void> {
  const config = await check.ask("config", locale);
  const ofConfig = partsOf(config);
  const form = formOf(ofConfig);
  check.form = form ?? check.form;
  const me = await check.ask("me", locale);
  const ofMe = partsOf(me);
  const { memberData } = ofMe;
  check.add(config, [...check.read(config), ...(form === undefined ? [] : formFindings(form))]);
  check.add(me, [...check.read(me), ...(isRecord(memberData) ? valueFindings(check.form, memberData) : [])]);
  for (const name of readingNames) {
    if (name === "config" || name === "me") continue;
    const call = await check.ask(name, locale);
    const { part = "" } = endpointDocs[name];
    const isCarried = [ofConfig, ofMe].some((parts) => asList(parts[part]) !== undefined);
    const findings = check.read(call);
    check.add(call, isCarried ? mild(findings, part) : findings);
  }
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
