import { isRecord } from "@/lib/api/json";
import { compileForm } from "@/lib/forms/form-definition";
import type { Check } from "./check";
import { wrong } from "./finding";
import { partsOf } from "./record-call";

/** Saves the member's details unchanged, and reports how the server's details differ afterwards. */
export async function checkSave(check: Check, locale: string): Promise<void> {
  const before = partsOf(await check.ask("me", locale)).memberData;
  const { fields, initialModel } = compileForm(check.form);
  if (!isRecord(before) || fields.length === 0) {
    check.skip("saveMe", locale, "There is nothing to save: the server gave no form, or no member.");
    return;
  }
  const model = initialModel(before);
  const saved = await check.ask("saveMe", locale, model);
  const after = partsOf(saved).memberData;
  const again = isRecord(after) ? initialModel(after) : model;
  const changes = Object.keys(model)
    .filter((name) => JSON.stringify(model[name]) !== JSON.stringify(again[name]))
    .map((name) => wrong(`memberData.${name}`, "came back changed, although it was sent as it was."));
  check.add(saved, [...check.read(saved), ...changes]);
}
