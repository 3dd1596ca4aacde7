import type { codeSchemas } from "../code-schemas";
import type { EntityName } from "../entity-names";
import type { TextForm } from "../text-forms";

/** What is said of one field, beside the zod schema of lib/api that reads it. */
export interface FieldWords {
  /** What it is. */
  means: string;
  /** What the app does without it. */
  missing: string;
  /** A thing without it has no sense: a server always sends it. */
  required?: true;
  /** What its object, or the entries of its list, are. */
  holds?: EntityName;
  /** What its text is, where not any text will do. */
  form?: TextForm;
  /** The one collection whose entries have it. */
  only?: "events";
  /** What may be sent, where code and no schema reads the field. */
  sends?: keyof typeof codeSchemas;
}

/** Ids that servers send and that nothing reads. */
export const ofNoUse: FieldWords = { means: "Of no use to the app.", missing: "Nothing changes." };

export interface EntityWords {
  means: string;
  fields: Record<string, FieldWords>;
}
