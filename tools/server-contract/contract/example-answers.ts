import { codeSchemas } from "./code-schemas";
import { readContract, type ContractField } from "./contract";
import type { EntityName } from "./entities";
import type { LeafName } from "./leaf-schemas";

type Sent = Record<string, unknown>;

/**
 * Bodies of config and me for tests: every field of the contract, with a value that names its source. A new field of a schema is
 * included automatically.
 */
export function exampleAnswers(): { config: Sent; me: { memberData: Sent } } {
  const contract = readContract();
  const entity = (name: EntityName, path: string): Sent =>
    Object.fromEntries(contract[name].fields.map((field) => [field.name, valueOf(field, `${path}.${field.name}`)]));
  const valueOf = (field: ContractField, path: string): unknown => {
    const { holds } = field;
    if (!holds) return exampleOf(field, path);
    if (field.type === "object") return entity(holds, path);
    return [1, 2].map((number) => entity(holds, `${path}${number}`));
  };
  const collections = contract.Answer.fields.filter(({ holds }) => holds === "CollectionItem");
  return {
    config: {
      config: entity("Config", "config"),
      ...Object.fromEntries(collections.map((field) => [field.name, valueOf(field, field.name)])),
    },
    me: { memberData: entity("Member", "member") },
  };
}

function exampleOf({ kind, leaf }: ContractField, path: string): unknown {
  if (leaf) return leafExamples[leaf](path);
  if (kind === "Image") return { url: pictureOf(path) };
  return Object.entries<{ examples: readonly unknown[] }>(codeSchemas).find(([name]) => name === kind)?.[1].examples[0];
}

const leafExamples: Record<LeafName, (path: string) => unknown> = {
  Text: (path) => path,
  Address: pictureOf,
  Flag: () => true,
  Decision: () => false,
  WholeNumber: (path) => [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
};

/** A file of the mock server. */
function pictureOf(path: string): string {
  return `/files/avatar-1.svg?${path}`;
}
