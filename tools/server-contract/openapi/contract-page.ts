import { endpoints } from "@/lib/api/endpoints";
import { endpointDocs, endpointNames } from "@/lib/api/endpoints.docs";
import type { Contract, ContractEntity, ContractField } from "../contract/contract";
import { entityNames, type EntityName } from "../contract/entities";
import { entitySchemas } from "./entity-schemas";
import { errorAnswers } from "./error-answers";

/**
 * The page for the developer of an association's server: a text with generated tables.
 * @param template Markdown with the placeholders `{calls}`, `{errors}`, `{kinds}` and `{entities Config Link}` for tables
 */
export function contractPage(template: string, contract: Contract): string {
  const shown = new Set<string>();
  const page = template.replace(/^\{(\w+)((?: \w+)*)\}$/gm, (whole, table: string, names: string) => {
    if (table === "calls") return callTable();
    if (table === "errors") return errorTable();
    if (table === "kinds") return kindTable(contract);
    if (table !== "entities") throw new Error(`There is no table ${whole}.`);
    return names
      .trim()
      .split(" ")
      .map((name) => {
        shown.add(name);
        return entitySection(contract[name as EntityName]);
      })
      .join("\n\n");
  });
  const left = entityNames.filter((name) => !shown.has(name));
  if (left.length > 0) throw new Error(`The page does not show ${left.join(", ")}.`);
  return page;
}

function callTable(): string {
  const rows = endpointNames.map((name) => {
    const { method, path } = endpoints[name];
    const { summary, clearsCache, body, part } = endpointDocs[name];
    return [
      `\`${method} ${path}\``,
      summary,
      body ? "multipart" : clearsCache ? "`?clearCache=1` at times" : "",
      part ? `\`${part}\`` : "",
    ];
  });
  return table(["call", "what for", "sent", "answer has"], rows);
}

function errorTable(): string {
  const rows = errorAnswers.map(({ status, description }) => [
    status === "default" ? "any other" : status,
    description,
  ]);
  return table(["status", "what the app does"], rows);
}

/** The kinds of value that have a name. */
function kindTable(contract: Contract): string {
  const rows = Object.entries(entitySchemas(contract))
    .filter(([name]) => !entityNames.some((entity) => entity === name))
    .map(([name, { description }]) => [name, description ?? ""]);
  return table(["kind", "what may be sent"], rows);
}

function entitySection({ name, means, fields }: ContractEntity): string {
  const rows = fields.map((field) => [
    field.required ? `**\`${field.name}\`**` : `\`${field.name}\``,
    kindOf(field),
    field.means,
    field.missing,
  ]);
  return `### ${name}\n\n${means}\n\n${table(["field", "kind", "what it is", "without it"], rows)}`;
}

function kindOf({ type, holds, kind }: ContractField): string {
  if (holds) return type === "list" ? `list of ${linkTo(holds)}` : linkTo(holds);
  return kind ?? "";
}

function linkTo(name: EntityName): string {
  return `[${name}](#${name.toLowerCase()})`;
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "-")), ...rows.map(line)].join("\n");
}
