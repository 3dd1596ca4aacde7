import type { Detail } from "@/lib/api/detail";
import { isRecord } from "@/lib/api/json";
import { parseJson } from "@/lib/api/parse-json";

/** Labels of the detail rows that the member hides on the shown card. All other rows are visible, new ones too. */
export type HiddenRows = ReadonlySet<string>;

/** The owner of a choice (`Member.person`), and the rows that the card has now. */
export interface CardOwner {
  person: string;
  details: readonly Detail[];
}

export interface RowChoices {
  /** `Member.person`; null before the first choice. */
  person: string | null;
  hidden: HiddenRows;
  /** Labels of all rows at the last choice, in order. Missing in an entry of an earlier version. */
  rows: readonly string[];
}

const noRows: HiddenRows = new Set();
const noChoices: RowChoices = { person: null, hidden: noRows, rows: [] };

/**
 * Invalid content hides nothing; neither do choices without an owner.
 * @param text the text under `shownCardRows`
 */
export function parseRowChoices(text: string | null): RowChoices {
  const choices = parseJson(text ?? "");
  if (!isRecord(choices) || typeof choices.person !== "string" || !Array.isArray(choices.hidden)) return noChoices;
  const rows = Array.isArray(choices.rows) && choices.rows.every(isText) ? choices.rows : [];
  return { person: choices.person, hidden: new Set(choices.hidden.filter(isText)), rows };
}

/** This member's choice, in the labels of the card; another person's choice counts as none. */
export function hiddenRowsIn({ person, hidden, rows }: RowChoices, member: CardOwner): HiddenRows {
  if (member.person !== person) return noRows;
  const labels = labelsOf(member);
  return new Set([...hidden].flatMap((label) => currentLabels(label, rows, labels)));
}

/**
 * The labels that a hidden row has on the card now, perhaps in another language. The server sends no other key. So if the card
 * still has the same number of rows, the row at the same place counts, unless its label was on the card at the choice.
 */
function currentLabels(label: string, rows: readonly string[], labels: readonly string[]): string[] {
  if (labels.includes(label) || labels.length !== rows.length) return [label];
  const others = labels.filter((other, place) => rows[place] === label && other !== "" && !rows.includes(other));
  return others.length > 0 ? others : [label];
}

export function labelsOf({ details }: CardOwner): string[] {
  return details.map(({ label }) => label);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
