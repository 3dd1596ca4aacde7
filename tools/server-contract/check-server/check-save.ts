import { isRecord } from "@/lib/api/is-record";
import { compileForm, type FormDefinition } from "@/lib/forms/form-definition";
import type { FormModel } from "@/lib/forms/form-field";
import { callFindings } from "./check-call";
import { wrong, type Finding } from "./finding";
import { partsOf } from "./parts-of";
import type { Check } from "./start-check";

/**
 * Saves the member's details unchanged.
 * @param form of My account, from config
 */
export async function checkSave(check: Check, locale: string, form: unknown): Promise<void> {
  const before = partsOf((await check.ask("me", locale)).result).memberData;
  const definition = compileForm(form);
  if (!isRecord(before) || definition.fields.length === 0) {
    check.skip("saveMe", locale, "There is nothing to save: the server gave no form, or no member.");
    return;
  }
  const model = definition.initialModel(before);
  const saved = await check.ask("saveMe", locale, model);
  check.add(saved, [
    ...callFindings(check, saved, form),
    ...changes(definition, model, partsOf(saved.result).memberData),
  ]);
}

/** Reports how the server's details differ after an unchanged save. */
function changes(definition: FormDefinition, model: FormModel, after: unknown): Finding[] {
  if (!isRecord(after)) return [];
  const again = definition.initialModel(after);
  return Object.keys(model)
    .filter((name) => JSON.stringify(model[name]) !== JSON.stringify(again[name]))
    .map((name) => wrong(`memberData.${name}`, "came back changed, although it was sent as it was."));
}
