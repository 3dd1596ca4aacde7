import type { FormModel } from "./form-field";
import { isSameValue } from "./is-same-value";

/** The member's changes on top of the saved values. */
export interface Edits {
  saved: FormModel;
  /** Names of the fields changed since the last save. */
  touched: ReadonlySet<string>;
}

export function touch(edits: Edits, names: readonly string[]): Edits {
  return { ...edits, touched: new Set([...edits.touched, ...names]) };
}

export function untouch(edits: Edits, names: readonly string[]): Edits {
  return { ...edits, touched: new Set([...edits.touched].filter((name) => !names.includes(name))) };
}

/** Applies a save: a field that changed while it was in flight stays touched. */
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
