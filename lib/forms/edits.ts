import type { FormModel } from "./form-field";
import { isSameValue } from "./is-same-value";

/** What the member has changed, beside the values that are saved. */
export interface Edits {
  saved: FormModel;
  /** Names of the fields that the member has changed since they were saved. */
  touched: ReadonlySet<string>;
}

export function touch(edits: Edits, names: readonly string[]): Edits {
  return { ...edits, touched: new Set([...edits.touched, ...names]) };
}

export function untouch(edits: Edits, names: readonly string[]): Edits {
  return { ...edits, touched: new Set([...edits.touched].filter((name) => !names.includes(name))) };
}

/** After a save: a field that has changed since it was sent stays touched. */
export function markSaved({ touched }: Edits, sent: FormModel, model: FormModel): Edits {
  const changed = [...touched].filter((name) => !isSameValue(model[name], sent[name]));
  return { saved: sent, touched: new Set(changed) };
}

export function isDirty({ saved }: Edits, model: FormModel): boolean {
  return !isSameModel(saved, model);
}

export function isSameModel(one: FormModel, other: FormModel): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameValue(one[name], other[name]));
}
