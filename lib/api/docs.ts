import type * as z from "zod/mini";

/** Kinds of text and of values read by code. tools/server-contract says what may be sent for each of them. */
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

/** What the documents say of a field of the wire. Only tools/server-contract reads it: it is no part of the app. */
export interface FieldDocs {
  /** What it is. */
  means: string;
  /** What the app does without it. */
  missing: string;
  /** An object without it has no sense: a server always sends it. */
  required?: true;
  /** What may be sent, where the schema of the field does not say it. */
  kind?: TextKind | CodeKind;
  /** The entity in it, where its schema parses that later. */
  holds?: "Member" | "ContentBlock";
  /** The one collection whose entries have it. */
  only?: "events";
}

/** A schema made by `wire`. */
type WireSchema<Shape extends z.core.$ZodShape> = z.ZodMiniPipe<z.ZodMiniObject<Shape, z.core.$loose>>;

export interface EntityDocs<Shape extends z.core.$ZodShape = z.core.$ZodShape> {
  schema: WireSchema<Shape>;
  /** The schemas of its fields. */
  shape: Shape;
  means: string;
  fields: Record<keyof Shape, FieldDocs>;
}

/** Says what an object of the wire means. A field that is missing or unknown does not compile. */
export function describe<Shape extends z.core.$ZodShape>(
  schema: WireSchema<Shape>,
  means: string,
  fields: Record<keyof Shape, FieldDocs>,
): EntityDocs<Shape> {
  return { schema, shape: schema.def.in.shape, means, fields };
}

/** Ids that servers send and that nothing reads. */
export const ofNoUse: FieldDocs = { means: "Of no use to the app.", missing: "Nothing changes." };
