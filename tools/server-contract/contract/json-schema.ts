import type * as z from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export function refTo(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}
