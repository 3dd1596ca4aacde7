import { isWithin } from "@/lib/platform/is-within";
import { isRecord, isScalar } from "@/lib/api/json";
import { parseJson } from "@/lib/api/parse-json";
import { sessionStore } from "@/lib/platform/storage";
import { dropDraft } from "./draft-store";
import { incomplete } from "./field-value";
import type { FieldValue, FormModel } from "./form-field";
import { filesOf } from "./scalar";

/**
 * The member's unsaved edits (docs/product.md, Drafts), without files and incomplete dates: no field could show those again, and
 * the check would refuse an empty one.
 */
export interface Draft {
  /** Field name -> value, for touched fields only. */
  values: FormModel;
  /** The member had chosen files and has to choose them again. */
  hadFiles: boolean;
}

interface StoredDraft extends Draft {
  person: string;
  schema: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const longestAge = 24 * 60 * 60 * 1000;

/**
 * Stores a draft for this tab.
 * @param person who typed it
 * @param form the form's signature
 * @param values of the touched fields
 * @param hadFiles files had been chosen at an earlier visit
 */
export function keepDraft(person: string, form: string, values: FormModel, hadFiles = false): void {
  const edits = Object.entries(values);
  const draft: StoredDraft = {
    person,
    schema: form,
    savedAt: Date.now(),
    values: Object.fromEntries(edits.filter(([, value]) => !holdsFile(value) && value !== incomplete)),
    hadFiles: hadFiles || edits.some(([, value]) => holdsFile(value)),
  };
  sessionStore.write("draft.myAccount", JSON.stringify(draft));
}

/** This person's draft of this form, or null. Removes a draft that is old or belongs to another person or form. */
export function readDraft(person: string, form: string): Draft | null {
  const stored = parse(sessionStore.read("draft.myAccount"));
  if (stored === null) return null;
  const belongsHere = stored.person === person && stored.schema === form && isWithin(stored.savedAt, longestAge);
  if (belongsHere) return { values: stored.values, hadFiles: stored.hadFiles };
  dropDraft();
  return null;
}

function parse(text: string | null): StoredDraft | null {
  const value = parseJson(text ?? "");
  if (!isRecord(value) || !isRecord(value.values)) return null;
  const { person, schema, savedAt } = value;
  if (typeof person !== "string" || typeof schema !== "string" || typeof savedAt !== "number") return null;
  const values = Object.entries(value.values).filter((entry): entry is [string, FieldValue] => isValue(entry[1]));
  return { person, schema, savedAt, values: Object.fromEntries(values), hadFiles: value.hadFiles === true };
}

const isEntry = (value: unknown) => isScalar(value) && value !== incomplete;
const isValue = (value: unknown) => isEntry(value) || (Array.isArray(value) && value.every(isEntry));
const holdsFile = (value: FieldValue) => filesOf(value).length > 0;
