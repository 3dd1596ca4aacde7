import { styleText } from "node:util";
import type { FindingState } from "./finding";
import { type FindingGroup, groupFindings } from "./group-findings";
import type { CallReport, Report } from "./report";

const maxSamples = 2;

/** A call, with the findings that no earlier call had. */
interface FreshCall {
  report: CallReport;
  groups: FindingGroup[];
}

/**
 * The report as text, a line for each field: each call, then a summary of everything wrong or worth knowing. Coloured for a
 * terminal.
 * @param isWhole also prints the fields that the server does not send
 */
export function printReport(report: Report, isWhole = false): string {
  const known = new Set<string>();
  const calls = report.calls.map((call): FreshCall => ({
    report: call,
    groups: dropKnown(groupFindings(call.findings), known),
  }));
  return [
    `Asking ${report.base} as the app at ${report.origin}.`,
    ...calls.map((call) => printCall(call, isWhole)),
    ...printAll(calls, "wrong", styleText("red", "Wrong")),
    ...printAll(calls, "notice", styleText("yellow", "Worth knowing")),
    [summary(report, calls), ...(isWhole ? [] : hintOfMissing(calls))].join("\n"),
  ].join("\n\n");
}

function printCall({ report, groups }: FreshCall, isWhole: boolean): string {
  const { call, status, contentType, bytes, milliseconds } = report;
  const facts = [
    status === 0 ? "no answer" : String(status),
    contentType.split(";", 1)[0] ?? "",
    sizeOf(bytes),
    `${milliseconds} ms`,
  ];
  return [
    `${styleText("bold", call)}   ${facts.filter((fact) => fact !== "").join(", ")}`,
    ...section(styleText("green", "The app shows"), groups, "shown"),
    ...(isWhole ? section(styleText("gray", "Not there"), groups, "missing") : []),
    ...section(styleText("gray", "Not used by the app"), groups, "unused"),
  ].join("\n");
}

/** All findings of one state, call by call. */
function printAll(calls: readonly FreshCall[], state: FindingState, title: string): string[] {
  const lines = calls.flatMap(({ report, groups }) => section(report.call, groups, state));
  return lines.length === 0 ? [] : [[title, ...lines].join("\n")];
}

function section(title: string, groups: readonly FindingGroup[], state: FindingState): string[] {
  const lines = groups.filter((group) => group.state === state).map(printGroup);
  return lines.length === 0 ? [] : [`  ${title}`, ...lines];
}

function printGroup(group: FindingGroup): string {
  const { state, path, first, says, count } = group;
  const place = isSpecial(state) ? first : path;
  const text = state === "shown" ? sample(group) : [...says, ...(count > 1 ? [`(${count} times)`] : [])].join(" ");
  // Markdown texts have backticks around names; the terminal needs none.
  return `    ${[place, text].filter((part) => part !== "").join("  ")}`.replaceAll("`", "");
}

function sample({ says, count, entries, sent = entries }: FindingGroup): string {
  if (entries !== undefined) {
    const shown = entries === sent ? "" : `${entries} of `;
    return `${shown}${sent} ${sent === 1 ? "entry" : "entries"}${count > 1 ? ` in ${count} lists` : ""}`;
  }
  const isAll = says.length <= maxSamples && count === says.length;
  return says.slice(0, maxSamples).join(", ") + (isAll ? "" : `, ... (${count} in all)`);
}

function hintOfMissing(calls: readonly FreshCall[]): string[] {
  const count = calls.flatMap(({ groups }) => groups.filter(({ state }) => state === "missing")).length;
  if (count === 0) return [];
  const fields = count === 1 ? "1 field is" : `${count} fields are`;
  return [`${fields} not there: --all says what the app does without them.`];
}

function summary(report: Report, calls: readonly FreshCall[]): string {
  if (report.unreachable !== "") return styleText("red", `The server cannot be asked: ${report.unreachable}.`);
  const groups = calls.flatMap((call) => call.groups);
  const countOf = (state: FindingState) =>
    groups.reduce((sum, group) => (group.state === state ? sum + group.count : sum), 0);
  const problems = countOf("wrong");
  const notes = countOf("notice");
  const worth = notes === 0 ? "" : ` ${things(notes)} worth knowing.`;
  if (problems > 0) return styleText("red", `${things(problems)} wrong.${worth}`);
  if (!report.isSignedIn)
    return `The way to the login is right.${worth} Give the session of a member with --cookie to check the rest.`;
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

/** Whether the end of the report has the sentence of such a finding. */
function isSpecial(state: FindingState): boolean {
  return state === "wrong" || state === "notice";
}
