import { isWithin } from "@/lib/platform/is-within";
import { isRecord } from "@/lib/api/is-record";
import { dropDraft, readDraftText, writeDraft } from "./draft-store";
import type { FieldValue, FormModel } from "./form-field";
import { incomplete } from "./incomplete";

/**
 * What the member has typed and not yet saved (decisions 5 "Drafts"). Neither files are kept nor half a date, which no field
 * could show again: an empty one would be refused.
 */
export interface Draft {
  /** Field name -> value, of the fields that the member has touched. */
  values: FormModel;
  /** Files had been chosen: they have to be chosen again. */
  hadFiles: boolean;
}

interface StoredDraft extends Draft {
  person: string;
  schema: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const longestAge = 24 * 60 * 60 * 1000;

/** Keeps a draft for this tab. @param person who typed it; @param form its signature; @param values of the touched fields */
export function keepDraft(person: string, form: string, values: FormModel): void {
  const edits = Object.entries(values);
  const draft: StoredDraft = {
    person,
    schema: form,
    savedAt: Date.now(),
    values: Object.fromEntries(edits.filter(([, value]) => !holdsFile(value) && value !== incomplete)),
    hadFiles: edits.some(([, value]) => holdsFile(value)),
  };
  writeDraft(JSON.stringify(draft));
}

/** The draft of this person in this form, or null; one of anybody or anything else, or an old one, is removed. */
export function readDraft(person: string, form: string): Draft | null {
  const stored = parse(readDraftText());
  if (stored === null) return null;
  const isOurs = stored.person === person && stored.schema === form && isWithin(stored.savedAt, longestAge);
  if (isOurs) return { values: stored.values, hadFiles: stored.hadFiles };
  dropDraft();
  return null;
}

function parse(text: string | null): StoredDraft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !isRecord(value.values)) return null;
    const { person, schema, savedAt } = value;
    if (typeof person !== "string" || typeof schema !== "string" || typeof savedAt !== "number") return null;
    const values = Object.entries(value.values).filter((entry): entry is [string, FieldValue] => isValue(entry[1]));
    return { person, schema, savedAt, values: Object.fromEntries(values), hadFiles: value.hadFiles === true };
  } catch {
    return null;
  }
}

const isScalar = (value: unknown) => ["string", "number", "boolean"].includes(typeof value) && value !== incomplete;
const isValue = (value: unknown) => isScalar(value) || (Array.isArray(value) && value.every(isScalar));

function holdsFile(value: FieldValue): boolean {
  return value instanceof File || (Array.isArray(value) && value.some((entry) => entry instanceof File));
}
