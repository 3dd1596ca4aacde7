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

/** What the fields have no words for, or the words no field: a sentence for whoever writes them. */
export class ContractError extends Error {}

const files: Readonly<Record<string, Partial<Record<EntityName, EntityWords>>>> = {
  "answer-words.ts": answerWords,
  "config-words.ts": configWords,
  "member-words.ts": memberWords,
  "invoice-words.ts": invoiceWords,
  "collection-words.ts": collectionWords,
  "form-words.ts": formWords,
};

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
 * @throws ContractError when a field has no words, or words have no field
 */
export function readContract(): Contract {
  const found = new Map<EntityName, ContractEntity>();
  for (const [name, schema] of Object.entries(roots)) readEntity(name as EntityName, schema, found);
  const lost = entityNames.filter((name) => !found.has(name));
  if (lost.length > 0) throw new ContractError(`No schema of lib/api leads to ${lost.join(", ")}.`);
  return Object.fromEntries(found) as Contract;
}

function readEntity(name: EntityName, schema: z.core.$ZodType, found: Map<EntityName, ContractEntity>): void {
  if (found.has(name)) return;
  const node = nodeOf(schema);
  if (node.kind !== "object") throw new ContractError(`${name} is no object in lib/api.`);
  const said = words[name];
  const stray = Object.keys(said.fields).filter((field) => !Object.hasOwn(node.shape, field));
  if (stray.length > 0)
    throw new ContractError(
      `lib/api reads no ${stray.map((field) => `${name}.${field}`).join(", ")}: take the words out of ${fileOf(name)}.`,
    );
  const fields = Object.entries(node.shape).map(([field, of]) => readField(name, field, of));
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

function readField(entity: EntityName, name: string, schema: z.core.$ZodType): ContractField {
  const path = `${entity}.${name}`;
  const said = words[entity].fields[name];
  if (!said) throw new ContractError(`${path} has no words: say in ${fileOf(entity)} what it means.`);
  const node = nodeOf(schema);
  if ((node.kind === "object" || node.kind === "list") !== (said.holds !== undefined))
    throw new ContractError(
      `${path} in ${fileOf(entity)}: "holds" has to name what an object or a list holds, and nothing else.`,
    );
  if ((node.kind === "code") !== (said.sends !== undefined) && !(node.kind === "leaf" && said.sends))
    throw new ContractError(`${path} in ${fileOf(entity)}: "sends" has to say what may be sent, since code reads it.`);
  return { ...said, name, schema, node };
}

function fileOf(entity: EntityName): string {
  const [file = ""] = Object.entries(files).find(([, entities]) => Object.hasOwn(entities, entity)) ?? [];
  return `tools/server-contract/contract/words/${file}`;
}

function entryOf(list: z.core.$ZodType): z.core.$ZodType {
  const node = nodeOf(list);
  if (node.kind !== "list" || node.entry === null) throw new ContractError("This is no list.");
  return node.entry;
}
