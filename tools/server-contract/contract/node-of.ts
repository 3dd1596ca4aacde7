import * as z from "zod";
import { flag, integer, optionalFlag, text, url } from "@/lib/api/tolerant";
import type { JsonSchema } from "./json-schema";

/** The blocks of lib/api/tolerant.ts that hold one value, by the name that the documents give them. */
const leafBlocks = { Text: text, Address: url, Flag: flag, Decision: optionalFlag, WholeNumber: integer };

export type LeafName = keyof typeof leafBlocks;

/** What a zod schema of lib/api takes from the wire, without what it forgives. */
export type Node =
  | { kind: "leaf"; leaf: LeafName }
  | { kind: "object"; shape: Record<string, z.core.$ZodType> }
  /** `entry` is null where the entries are kept raw, to be parsed later. */
  | { kind: "list"; entry: z.core.$ZodType | null }
  /** Read by code: no schema says what it takes. */
  | { kind: "code" };

export function nodeOf(schema: z.core.$ZodType): Node {
  const inner = withoutFallback(schema);
  const { def } = (inner as z.core.$ZodTypes)._zod;
  if (def.type === "object") return { kind: "object", shape: def.shape };
  if (def.type === "pipe") return nodeOfPipe(def.in, def.out) ?? leafOrCode(inner);
  return leafOrCode(inner);
}

/** The JSON Schema of one of the leaves, as zod gives it. */
export function leafSchema(leaf: LeafName): JsonSchema {
  return inputSchema(withoutFallback(leafBlocks[leaf]("field")));
}

/** What is parsed before anything is forgiven: a value that this refuses is not as the contract says. */
export function withoutFallback(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "catch" || def.type === "default" || def.type === "nullable") return withoutFallback(def.innerType);
  return schema;
}

function nodeOfPipe(from: z.core.$ZodType, to: z.core.$ZodType): Node | null {
  const source = (from as z.core.$ZodTypes)._zod.def;
  const target = (to as z.core.$ZodTypes)._zod.def;
  // `wire`: a loose object, then its plain form.
  if (source.type === "object") return nodeOf(from);
  // `listOf`: a list of objects, then each of them read.
  if (target.type === "array") return { kind: "list", entry: target.element };
  // `rawList`: a list, then the objects in it.
  if (source.type === "array") return { kind: "list", entry: null };
  return null;
}

function leafOrCode(schema: z.core.$ZodType): Node {
  const found = JSON.stringify(inputSchema(schema));
  const names = Object.keys(leafBlocks) as LeafName[];
  const leaf = names.find((name) => JSON.stringify(leafSchema(name)) === found);
  return leaf ? { kind: "leaf", leaf } : { kind: "code" };
}

function inputSchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return json as JsonSchema;
}
