import type { FindingState } from "./finding";
import { groupFindings, type FindingGroup } from "./group-findings";
import { countOf, type CallReport, type Report } from "./report";
import { wrap } from "./wrap";

type Paint = (color: keyof typeof colors, text: string) => string;

const colors = { red: 31, green: 32, yellow: 33, bold: 1, grey: 90 };
const column = 34;
const mostSamples = 2;

/** The report as text of 80 columns. */
export function printReport(report: Report, useColor: boolean): string {
  const paint: Paint = (color, text) => (useColor ? `\u001b[${colors[color]}m${text}\u001b[0m` : text);
  const { base, origin } = report;
  const head = [wrap(`Asking ${base} as the app at ${origin}.`, "", 2)];
  return [...head, ...report.calls.map((call) => printCall(call, paint)), summary(report, paint)].join("\n\n");
}

function printCall({ call, status, contentType, bytes, milliseconds, findings }: CallReport, paint: Paint): string {
  const groups = groupFindings(findings);
  const of = (state: FindingState) => groups.filter((group) => group.state === state);
  const facts = [
    status === 0 ? "no answer" : String(status),
    contentType.split(";", 1)[0] ?? "",
    sizeOf(bytes),
    `${milliseconds} ms`,
  ];
  return [
    `${paint("bold", call)}   ${facts.filter((fact) => fact !== "").join(", ")}`,
    ...section("Wrong", of("wrong").map(sentence), (title) => paint("red", title)),
    ...section("Worth knowing", of("notice").map(sentence), (title) => paint("yellow", title)),
    ...section("The app shows", of("shown").map(sample), (title) => paint("green", title)),
    ...section("Not there", of("missing").map(absence), (title) => paint("grey", title)),
    ...section("Not used by the app", list(of("unused")), (title) => paint("grey", title)),
  ].join("\n");
}

function section(title: string, lines: string[], look: (title: string) => string): string[] {
  return lines.length === 0 ? [] : [`  ${look(title)}`, ...lines];
}

function sentence({ path, says, count }: FindingGroup): string {
  const times = count > 1 ? ` (${count} times)` : "";
  return wrap(`${path === "" ? "" : `${path} `}${says[0] ?? ""}${times}`, "    ", 6);
}

function sample({ path, says, count }: FindingGroup): string {
  const more = says.length > mostSamples || count > says.length ? `, ... (${count} in all)` : "";
  return inColumns(path, says.slice(0, mostSamples).join(", ") + more);
}

function absence({ path, says, count }: FindingGroup): string {
  return inColumns(path, `${says.join(" ")}${count > 1 ? ` (${count} times)` : ""}`);
}

function inColumns(path: string, text: string): string {
  const start = `    ${path} `;
  if (start.length <= column) return wrap(text, start.padEnd(column), column);
  return `${start.trimEnd()}\n${wrap(text, " ".repeat(column), column)}`;
}

function list(groups: FindingGroup[]): string[] {
  return groups.length === 0 ? [] : [wrap(groups.map(({ path }) => path).join(", "), "    ", 4)];
}

function summary(report: Report, paint: Paint): string {
  if (report.unreachable !== "") return paint("red", wrap(`The server cannot be asked: ${report.unreachable}.`, "", 2));
  const problems = countOf(report, "wrong");
  const notes = countOf(report, "notice");
  const worth = notes === 0 ? "" : ` ${counted(notes, "thing")} worth knowing.`;
  if (problems > 0) return paint("red", wrap(`${counted(problems, "thing")} wrong.${worth}`, "", 2));
  if (!report.isSignedIn)
    return wrap(
      `The way to the login is right.${worth} Give the session of a member with --cookie to check the rest.`,
      "",
      2,
    );
  return paint("green", wrap(`The app can work with this server.${worth}`, "", 2));
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function sizeOf(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}
