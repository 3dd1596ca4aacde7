import type * as z from "zod";
import { answerSchema } from "@/lib/api/answer";
import { contentBlockSchema } from "@/lib/api/content-block";
import { columnsSchema, formSchema, propsSchema } from "@/lib/api/form-schema";
import { knownFieldsSchema } from "@/lib/api/member";
import { entityNames, type EntityName } from "./entity-names";
import { nodeOf, type Node } from "./node-of";
import { answerWords } from "./words/answer-words";
import { collectionWords } from "./words/collection-words";
import { configWords } from "./words/config-words";
import { formWords } from "./words/form-words";
import { invoiceWords } from "./words/invoice-words";
import { memberWords } from "./words/member-words";
import type { EntityWords, FieldWords } from "./words/words";

/** A field of the wire: what the zod schema of lib/api takes, and what is said of it. */
export interface ContractField extends FieldWords {
  name: string;
  /** The very schema that the app parses with. */
  schema: z.core.$ZodType;
  node: Node;
}

export interface ContractEntity {
  name: EntityName;
  means: string;
  fields: readonly ContractField[];
}

export type Contract = Readonly<Record<EntityName, ContractEntity>>;

export const words: Readonly<Record<EntityName, EntityWords>> = {
  ...answerWords,
  ...configWords,
  ...memberWords,
  ...invoiceWords,
  ...collectionWords,
  ...formWords,
};

/** Schemas that no other schema leads to: the app parses them later, or in a function. */
const roots: Partial<Record<EntityName, z.core.$ZodType>> = {
  Answer: answerSchema,
  Member: knownFieldsSchema,
  ContentBlock: contentBlockSchema,
  FormField: entryOf(formSchema),
  FieldProps: propsSchema,
  Columns: columnsSchema,
};

/**
 * The server's contract: the schemas of lib/api with the words of this folder.
 * @throws Error when a field has no words, or words have no field
 */
export function readContract(): Contract {
  const found = new Map<EntityName, ContractEntity>();
  for (const [name, schema] of Object.entries(roots)) readEntity(name as EntityName, schema, found);
  const lost = entityNames.filter((name) => !found.has(name));
  if (lost.length > 0) throw new Error(`No schema of lib/api leads to ${lost.join(", ")}.`);
  return Object.fromEntries(found) as Contract;
}

function readEntity(name: EntityName, schema: z.core.$ZodType, found: Map<EntityName, ContractEntity>): void {
  if (found.has(name)) return;
  const node = nodeOf(schema);
  if (node.kind !== "object") throw new Error(`${name} is no object in lib/api.`);
  const said = words[name];
  const stray = Object.keys(said.fields).filter((field) => !Object.hasOwn(node.shape, field));
  if (stray.length > 0) throw new Error(`lib/api reads no ${stray.map((field) => `${name}.${field}`).join(", ")}.`);
  const fields = Object.entries(node.shape).map(([field, of]) => readField(`${name}.${field}`, field, of, said));
  found.set(name, { name, means: said.means, fields });
  for (const { holds, node: held } of fields) {
    const inner =
      held.kind === "list"
        ? held.entry
        : held.kind === "object"
          ? fields.find((each) => each.node === held)?.schema
          : null;
    if (holds && inner && !roots[holds]) readEntity(holds, inner, found);
  }
}

function readField(path: string, name: string, schema: z.core.$ZodType, { fields }: EntityWords): ContractField {
  const said = fields[name];
  if (!said) throw new Error(`${path} has no words: say in scripts/contract/words what it means.`);
  const node = nodeOf(schema);
  if ((node.kind === "object" || node.kind === "list") !== (said.holds !== undefined))
    throw new Error(`${path}: "holds" has to name what an object or a list holds, and nothing else.`);
  if ((node.kind === "code") !== (said.sends !== undefined) && !(node.kind === "leaf" && said.sends))
    throw new Error(`${path}: "sends" has to say what may be sent, since code reads it.`);
  return { ...said, name, schema, node };
}

function entryOf(list: z.core.$ZodType): z.core.$ZodType {
  const node = nodeOf(list);
  if (node.kind !== "list" || node.entry === null) throw new Error("This is no list.");
  return node.entry;
}
