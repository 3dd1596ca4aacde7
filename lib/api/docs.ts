import type * as z from "zod/mini";

/** Kinds of text, and kinds of values that code reads. tools/server-contract documents the accepted values of each. */
export type TextKind =
  | "Html"
  | "EmbedHtml"
  | "Icon"
  | "Color"
  | "Day"
  | "Moment"
  | "WebAddress"
  | "Iban"
  | "BankReference"
  | "Euros"
  | "CodeFormat"
  | "BlockType"
  | "Conditions";
export type CodeKind =
  "Image" | "Languages" | "PaymentFields" | "FormSchema" | "FieldType" | "Rules" | "ColumnSpans" | "Props" | "Options";

/** The documentation of a wire field. Only tools/server-contract reads it: it is not part of the app. */
export interface FieldDocs {
  /** Meaning of the field. */
  means: string;
  /** The app's behaviour without it. */
  missing: string;
  /** The object makes no sense without it, so a server always sends it. */
  required?: true;
  /** The accepted values, where the field's schema does not tell. */
  kind?: TextKind | CodeKind;
  /** The entity inside, when its schema is applied later. */
  holds?: "Member" | "ContentBlock";
  /** The only collection whose entries have the field. */
  only?: "events";
}

/** A schema made by `wire`. */
type WireSchema<Shape extends z.core.$ZodShape> = z.ZodMiniPipe<z.ZodMiniObject<Shape>>;

export interface EntityDocs<Shape extends z.core.$ZodShape = z.core.$ZodShape> {
  schema: WireSchema<Shape>;
  /** The schemas of its fields. */
  shape: Shape;
  means: string;
  fields: Record<keyof Shape, FieldDocs>;
}

/** Documents an object of the wire. A missing or unknown field does not compile. */
export function describe<Shape extends z.core.$ZodShape>(
  schema: WireSchema<Shape>,
  means: string,
  fields: Record<keyof Shape, FieldDocs>,
): EntityDocs<Shape> {
  return { schema, shape: schema.def.in.shape, means, fields };
}

/** Ids that servers send and the app ignores. */
export const ignoredId: FieldDocs = { means: "Of no use to the app.", missing: "Nothing changes." };
