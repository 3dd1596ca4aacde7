import * as z from "zod";
import type { CodeKind, EntityDocs, FieldDocs, TextKind } from "@/lib/api/docs";
import { entities, entityNames, type EntityName } from "./entities";
import { refTo, type JsonSchema } from "./json-schema";
import { leafBlocks, leafNames, type LeafName } from "./leaf-schemas";

/** A field of the wire: its schema from lib/api and its docs. */
export interface ContractField extends Omit<FieldDocs, "kind" | "holds"> {
  name: string;
  /** The schema that the app parses with. */
  schema: z.core.$ZodType;
  type: "value" | "object" | "list";
  /** Kind of a single value. */
  kind?: LeafName | TextKind | CodeKind;
  /** The block of lib/api/tolerant.ts that reads the value; undefined when code reads it. */
  leaf?: LeafName;
  /** The entity in the object or the list. */
  holds?: EntityName;
}

export interface ContractEntity {
  name: EntityName;
  means: string;
  fields: readonly ContractField[];
}

export type Contract = Readonly<Record<EntityName, ContractEntity>>;

/** Names the field whose schema or docs are incomplete. */
export class ContractError extends Error {}

const uri = (id: string) => refTo(id).$ref ?? "";

/**
 * The server's contract: the schemas of lib/api as zod converts them, with their docs.
 * @throws ContractError when a field holds neither a known block nor a known entity
 */
export function readContract(): Contract {
  const json = convert();
  // Object.fromEntries loses the names of the entities.
  return Object.fromEntries(
    entityNames.map((name) => {
      const { means, fields, shape }: EntityDocs = entities[name];
      const properties = json.entity(name);
      const read = Object.entries(fields).map(([field, docs]): ContractField => {
        const schema = shape[field];
        if (!schema) throw new ContractError(`No schema reads ${name}.${field}.`);
        return {
          ...docs,
          name: field,
          schema,
          ...readType(`${name}.${field}`, properties[field] ?? {}, docs, json.leaf),
        };
      });
      return [name, { name, means, fields: read }];
    }),
  ) as unknown as Contract;
}

function convert() {
  const registry = z.registry<{ id: string }>();
  for (const name of entityNames) registry.add(entities[name].schema, { id: name });
  for (const [id, block] of Object.entries(leafBlocks)) registry.add(block("field"), { id });
  const { schemas } = z.toJSONSchema(registry, {
    metadata: registry,
    io: "input",
    unrepresentable: "any",
    uri,
    override({ zodSchema, jsonSchema }) {
      // `listOf` checks that the entries are objects before it parses them: only its output names their schema.
      const { def } = zodSchema._zod;
      const entries = def.type === "pipe" && (def.out as z.core.$ZodTypes)._zod.def;
      const id = entries && entries.type === "array" && registry.get(entries.element)?.id;
      if (id) jsonSchema.items = { $ref: uri(id) };
    },
  });
  return {
    // zod describes a property by an object, although JSON Schema allows true and false too.
    entity: (name: EntityName) => schemas[name]?.properties as Record<string, JsonSchema | undefined>,
    leaf: (schema: JsonSchema) => leafNames.find((name) => keyOf(schemas[name]!) === keyOf(schema)),
  };
}

/** The accepted type of a schema, without its fallback. */
function keyOf({ type, pattern, enum: values, anyOf }: JsonSchema): string {
  return JSON.stringify({ type, pattern, values, anyOf });
}

function readType(
  path: string,
  json: JsonSchema,
  { kind, holds }: FieldDocs,
  leafOf: (schema: JsonSchema) => LeafName | undefined,
): Pick<ContractField, "type" | "kind" | "leaf" | "holds"> {
  const leaf = leafOf(json);
  if (leaf ?? kind) return { type: "value", kind: kind ?? leaf, leaf };
  const [sent = json] = json.anyOf ?? [];
  const isList = sent.type === "array";
  const held = isList ? (sent.items as JsonSchema) : sent;
  const entity = holds ?? held.$ref?.slice(uri("").length);
  if (!entity || !Object.hasOwn(entities, entity))
    throw new ContractError(
      `${path}: zod cannot tell which values it accepts. Give it a kind, or add its entity to tools/server-contract/contract/entities.ts.`,
    );
  return { type: isList ? "list" : "object", holds: entity as EntityName, kind: undefined };
}
