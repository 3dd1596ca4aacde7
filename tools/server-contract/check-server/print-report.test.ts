/** @jest-environment node */
import { stripVTControlCharacters } from "node:util";
import type { Finding } from "./finding";
import { printReport } from "./print-report";
import { exitCodeOf, type Report } from "./report";

const call = (name: string, findings: Finding[]) => ({
  call: name,
  url: "",
  status: 200,
  contentType: "application/json; charset=utf-8",
  bytes: 1234,
  milliseconds: 5,
  findings,
});
const report = (...calls: Report["calls"]): Report => ({
  base: "https://members.example.org/api/{locale}",
  origin: "https://members.example.org",
  calls,
  unreachable: "",
  isSignedIn: true,
});
/** Without the colours of a terminal. */
const printed = (...args: Parameters<typeof printReport>) => stripVTControlCharacters(printReport(...args));
const shown = (path: string, says: string): Finding => ({ state: "shown", path, says });

describe("printReport", () => {
  it("prints a line for each field, with all entries of a list together", () => {
    const text = printed(
      report(
        call("GET fi/me", [
          { state: "shown", path: "memberData.invoice", says: "", entries: 3 },
          shown("memberData.invoice[0].id", "1"),
          shown("memberData.invoice[1].id", "2"),
          shown("memberData.invoice[2].id", "3"),
          { state: "missing", path: "memberData._photo", says: "None, not even `avatar`." },
          { state: "missing", path: "memberData.invoice[0]._icon", says: "None." },
          { state: "missing", path: "memberData.invoice[1]._icon", says: "None." },
          { state: "unused", path: "memberData.x", says: "" },
        ]),
      ),
      true,
    );
    expect(text.split("\n").slice(2)).toEqual([
      "GET fi/me   200, application/json, 1.2 kB, 5 ms",
      "  The app shows",
      "    memberData.invoice  3 entries",
      "    memberData.invoice[].id  1, 2, ... (3 in all)",
      "  Not there",
      "    memberData._photo  None, not even avatar.",
      "    memberData.invoice[]._icon  None. (2 times)",
      "  Not used by the app",
      "    memberData.x",
      "",
      "The app can work with this server.",
    ]);
  });

  it("ends with everything wrong or worth knowing, call by call", () => {
    const text = printed(
      report(
        call("GET fi/config", [{ state: "notice", path: "config.logo", says: "is large." }]),
        call("GET fi/me", [
          { state: "wrong", path: "memberData.invoice[1]._icon", says: "is wrong." },
          shown("memberData.id", "1"),
          { state: "wrong", path: "memberData.invoice[2]._icon", says: "is wrong." },
          { state: "wrong", path: "memberData._photo", says: "is wrong too." },
        ]),
      ),
    );
    expect(text.slice(text.indexOf("  The app shows")).split("\n")).toEqual([
      "  The app shows",
      "    memberData.id  1",
      "",
      "Wrong",
      "  GET fi/me",
      "    memberData.invoice[1]._icon  is wrong. (2 times)",
      "    memberData._photo  is wrong too.",
      "",
      "Worth knowing",
      "  GET fi/config",
      "    config.logo  is large.",
      "",
      "3 things wrong. 1 thing worth knowing.",
    ]);
  });

  it("only counts missing fields, unless all are requested", () => {
    const missing: Finding[] = ["a", "b"].map((path) => ({ state: "missing", path, says: `No ${path}.` }));
    const whole = report(call("GET fi/me", missing), call("GET en/me", missing));
    expect(printed(whole)).not.toMatch(/Not there|No a/);
    expect(printed(whole)).toMatch(/\n2 fields are not there: --all says what the app does without them\.$/);
    expect(printed(whole, true)).toMatch(/ {2}Not there\n {4}a {2}No a\.\n {4}b {2}No b\.\n/);
    expect(printed(whole, true)).not.toContain("--all");
  });

  it("counts the displayed entries of a list", () => {
    const findings: Finding[] = [
      { state: "shown", path: "a", says: "", entries: 1, sent: 3 },
      { state: "shown", path: "b", says: "", entries: 1, sent: 1 },
    ];
    const text = printed(report(call("GET fi/me", findings)));
    expect(text).toMatch(/ a {2}1 of 3 entries\n {4}b {2}1 entry\n/);
  });

  it("prints and counts the common findings of two languages once", () => {
    const says = "The server does not know the session: status 401.";
    const general: Finding = { state: "wrong", path: "", says, isGeneral: true };
    const findings: Finding[] = [
      shown("memberData.id", "1"),
      { state: "wrong", path: "a", says: "is wrong." },
      general,
    ];
    const both = report(call("GET fi/me", findings), call("GET en/me", [...findings, shown("memberData.b", "2")]));
    expect(printed(both)).toContain(
      [
        "GET en/me   200, application/json, 1.2 kB, 5 ms",
        "  The app shows",
        "    memberData.b  2",
        "",
        "Wrong",
        "  GET fi/me",
        "    a  is wrong.",
        "    The server does not know the session: status 401.",
        "",
        "2 things wrong.",
      ].join("\n"),
    );
  });

  it.each<[Partial<Report>, string, number]>([
    [{}, "The app can work with this server.", 0],
    [{ isSignedIn: false }, "The way to the login is right.", 0],
    [{ calls: [call("GET fi/me", [{ state: "wrong", path: "", says: "No." }])] }, "1 thing wrong.", 1],
    [
      { unreachable: "nothing listens at that address" },
      "The server cannot be asked: nothing listens at that address.",
      2,
    ],
  ])("ends with the result: %j", (part, sentence, code) => {
    const whole = { ...report(), ...part };
    expect(printed(whole)).toContain(`\n\n${sentence}`);
    expect(exitCodeOf(whole)).toBe(code);
  });
});
