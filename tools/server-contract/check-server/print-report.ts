import { styleText } from "node:util";
import type { FindingState } from "./finding";
import { type FieldBranch, fieldTree } from "./field-tree";
import { type FindingGroup, groupFindings } from "./group-findings";
import { type CallReport, countOf, type Report } from "./report";

const width = 80;
const column = 34;
const mostSamples = 2;

/** A call, with the findings that no earlier call had. */
interface FreshCall {
  report: CallReport;
  fresh: FindingGroup[];
  /** Findings that an earlier call had too. */
  again: FindingGroup[];
}

/**
 * The report as text of 80 columns: each call, then a summary of everything wrong or worth knowing. Coloured for a terminal.
 * @param isWhole also prints the fields that the server does not send
 */
export function printReport(report: Report, isWhole = false): string {
  const known = new Set<string>();
  const calls = report.calls.map((call): FreshCall => {
    const groups = groupFindings(call.findings);
    const fresh = dropKnown(groups, known);
    return { report: call, fresh, again: groups.filter((group) => !fresh.includes(group)) };
  });
  return [
    wrap(`Asking ${report.base} as the app at ${report.origin}.`, "", 2),
    ...calls.map((call) => printCall(call, isWhole)),
    ...printAll(calls, "wrong", styleText("red", "Wrong")),
    ...printAll(calls, "notice", styleText("yellow", "Worth knowing")),
    [summary(report), ...(isWhole ? [] : hintOfMissing(calls))].join("\n"),
  ].join("\n\n");
}

function printCall({ report, fresh, again }: FreshCall, isWhole: boolean): string {
  const { call, status, contentType, bytes, milliseconds } = report;
  const of = (state: FindingState) => fresh.filter((group) => group.state === state);
  const facts = [
    status === 0 ? "no answer" : String(status),
    contentType.split(";", 1)[0] ?? "",
    sizeOf(bytes),
    `${milliseconds} ms`,
  ];
  const missing = isWhole ? printTree(fieldTree(of("missing")), absence) : [];
  const said = isWhole ? again : again.filter(({ state }) => state !== "missing");
  return [
    `${styleText("bold", call)}   ${facts.filter((fact) => fact !== "").join(", ")}`,
    ...section(styleText("green", "The app shows"), printTree(fieldTree(of("shown")), sample)),
    ...section(styleText("gray", "Not there"), missing),
    ...section(styleText("gray", "Not used by the app"), list(of("unused"))),
    ...section(styleText("gray", "As above"), printAgain(said)),
  ].join("\n");
}

/** All findings of one state, call by call. */
function printAll(calls: readonly FreshCall[], state: FindingState, title: string): string[] {
  const lines = calls.flatMap(({ report, fresh }) =>
    section(report.call, fresh.filter((group) => group.state === state).map(sentence)),
  );
  return lines.length === 0 ? [] : [[title, ...lines].join("\n")];
}

function hintOfMissing(calls: readonly FreshCall[]): string[] {
  const count = calls.flatMap(({ fresh }) => fresh.filter(({ state }) => state === "missing")).length;
  if (count === 0) return [];
  const fields = count === 1 ? "1 field is" : `${count} fields are`;
  return [wrap(`${fields} not there: --all says what the app does without them.`, "", 2)];
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [`  ${title}`, ...lines];
}

function sentence({ first, says, count }: FindingGroup): string {
  const others = count > 1 ? ` So ${count - 1 === 1 ? "is one other" : `are ${count - 1} others`}.` : "";
  return wrap(`${first === "" ? "" : `${first} `}${says[0] ?? ""}${others}`, "    ", 6);
}

function printTree(branches: readonly FieldBranch[], say: (group: FindingGroup) => string, depth = 0): string[] {
  const indent = " ".repeat(4 + 2 * depth);
  return branches.flatMap(({ label, group, branches: below }) => {
    const start = `${indent}${label} `;
    const name = wrap(label, indent, indent.length);
    const lines =
      group === null
        ? [name]
        : start.length <= column
          ? [wrap(say(group), start.padEnd(column), column)]
          : [name, wrap(say(group), " ".repeat(column), column)];
    return [...lines, ...printTree(below, say, depth + 1)];
  });
}

function sample({ says, count, entries, sent = entries }: FindingGroup): string {
  if (entries !== undefined) {
    const shown = entries === sent ? "" : `${entries} of `;
    return `${shown}${sent} ${sent === 1 ? "entry" : "entries"}${count > 1 ? ` in ${count} lists` : ""}`;
  }
  const isAll = says.length <= mostSamples && count === says.length;
  return says.slice(0, mostSamples).join(", ") + (isAll ? "" : `, ... (${count} in all)`);
}

function absence({ says, count }: FindingGroup): string {
  return `${says.join(" ")}${count > 1 ? ` (${count} times)` : ""}`;
}

function list(groups: readonly FindingGroup[]): string[] {
  return groups.length === 0 ? [] : [wrap(groups.map(({ path }) => path).join(", "), "    ", 4)];
}

const words: Record<FindingState, string> = {
  wrong: "wrong",
  notice: "worth knowing",
  shown: "shown",
  missing: "not there",
  unused: "not used",
};

/** Counts the repeated findings. For wrong and notable ones it names the place too, because the summary has their sentence. */
function printAgain(groups: readonly FindingGroup[]): string[] {
  const named: string[] = [];
  const counted: string[] = [];
  for (const [state, word] of Object.entries(words)) {
    const ofState = groups.filter((group) => group.state === state);
    if (ofState.length === 0) continue;
    const count = `${ofState.length} ${word}`;
    if (isSpecial(state)) named.push(`${count}: ${[...new Set(ofState.map(nameOf))].join(", ")}`);
    else counted.push(count);
  }
  return [...named, counted.join(", ")].filter((line) => line !== "").map((line) => wrap(line, "    ", 6));
}

/** Whether the end of the report has the sentence of such a finding. */
function isSpecial(state: string): boolean {
  return state === "wrong" || state === "notice";
}

/** The path of a finding, or the start of its sentence. */
function nameOf({ first, says: [sentence = ""] }: FindingGroup): string {
  return first === "" ? `"${sentence.split(/[:.,] /, 1)[0] ?? ""} ..."` : first;
}

function summary(report: Report): string {
  if (report.unreachable !== "")
    return styleText("red", wrap(`The server cannot be asked: ${report.unreachable}.`, "", 2));
  const problems = countOf(report, "wrong");
  const notes = countOf(report, "notice");
  const worth = notes === 0 ? "" : ` ${things(notes)} worth knowing.`;
  if (problems > 0) return styleText("red", `${things(problems)} wrong.${worth}`);
  if (!report.isSignedIn)
    return wrap(
      `The way to the login is right.${worth} Give the session of a member with --cookie to check the rest.`,
      "",
      2,
    );
  return styleText("green", `The app can work with this server.${worth}`);
}

function things(count: number): string {
  return count === 1 ? "1 thing" : `${count} things`;
}

function sizeOf(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}

/**
 * The groups with new findings. Another language, or a collection that config has carried too, mostly repeats earlier ones.
 * @param known keys of the earlier findings; grows
 */
function dropKnown(groups: readonly FindingGroup[], known: Set<string>): FindingGroup[] {
  return groups.filter((group) => {
    if (group.path === "" && !group.isGeneral) return true;
    const key = [group.state, isSpecial(group.state) ? `${group.first} ${group.says.join()}` : group.path].join(" ");
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/**
 * Wraps a text at 80 columns.
 * @param first prefix of the first line
 * @param indent width of the other lines' indent
 */
function wrap(text: string, first: string, indent: number): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  // Markdown texts have backticks around names; the terminal needs none.
  for (const word of text.replaceAll("`", "").split(" ")) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = " ".repeat(indent);
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].map((each) => each.trimEnd()).join("\n");
}
