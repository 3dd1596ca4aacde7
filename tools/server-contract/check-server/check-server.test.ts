/** @jest-environment node */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { startMockServer, type MockServer } from "@/e2e/mock-server/server";
import { allowances } from "@/lib/config/allowances";
import { env } from "@/lib/config/env";

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer({ port: 0 });
});
afterAll(() => server.close());

/** Ignores the `.env` of an association. */
const defaultSettings = Object.fromEntries(Object.keys({ ...env, ...allowances }).map((setting) => [setting, ""]));

interface Outcome {
  code: number;
  /** The program's output. */
  text: string;
  /** The output in one line, to search it for sentences. */
  line: string;
  errors: string;
}

/** Runs the program as a server developer does. */
function run(args: string[], settings: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const program = ["--import", "tsx", "tools/server-contract/check-server.ts", ...args];
    execFile(
      process.execPath,
      program,
      {
        maxBuffer: 1e8,
        env: { ...process.env, ...defaultSettings, NODE_ENV: "production", FORCE_COLOR: "0", ...settings },
      },
      (error, text, errors) => {
        const code = error ? Number(error.code) : 0;
        resolve({ code, text, line: text.replace(/\s+/g, " "), errors });
      },
    );
  });
}

/**
 * Checks the mock server as a persona.
 * @param scenario as in `/mock/set`: `me=500`
 */
async function check(persona: string, scenario = "", ...more: string[]): Promise<Outcome> {
  const response = await fetch(`${server.url}/mock/set?persona=${persona}&${scenario}`, { redirect: "manual" });
  const cookie = response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  return run([`${server.url}/api`, "--cookie", cookie, "--locale", "en", ...more]);
}

describe("npm run check-server", () => {
  it("finds nothing wrong with a minimal config, in both languages, and names each call as it makes it", async () => {
    const { code, text, line, errors } = await check("minimal-config", "", "--locale", "fi", "--all");
    expect(line).toContain("The app can work with this server.");
    expect(code).toBe(0);
    expect(text).toMatch(/hero_image {2}The head of the card shows only name and/);
    // The same as in English.
    expect(text).toMatch(/GET fi\/pages .*\n\n/);
    expect(errors).toMatch(/^Asking GET en\/me \.\.\.\n(.*\n)*Asking GET fi\/config \.\.\.\n/);
    for (const change of ["POST", "logout"]) expect(text).not.toContain(change);
  });

  it("reports oddities, and prints the report that docs/server-contract.md shows", async () => {
    const { code, text, line } = await check("long");
    expect(code).toBe(1);
    // The app accepts mail and phone addresses in texts too (docs/product.md, Links in texts).
    for (const address of ["mailto:toimisto@kaarnapolku.example", "tel:+358405550100"])
      expect(line).toContain(`url is "${address}", expected an http(s) address. The link is left out.`);
    const printed = text.split("\n").map(withoutMeasures);
    const [, sample = ""] = /```text\n([^]*?)```/.exec(readFileSync("docs/server-contract.md", "utf8")) ?? [];
    const lines = sample
      .trimEnd()
      .split("\n")
      .filter((line) => line.trim() !== "...");
    expect(lines.length).toBeGreaterThan(20);
    let from = 0;
    for (const line of lines) {
      const at = printed.indexOf(withoutMeasures(line), from);
      expect([line, at >= from]).toEqual([line, true]);
      from = at + 1;
    }
  });

  it("checks the headers for an app on another origin", async () => {
    const app = "http://app.localhost";
    const allowed = await check("minimal-config", `cors=${app}`, "--origin", app);
    expect(allowed.line).toContain("The app can work with this server.");
  });

  it("saves, prepares a payment and logs out on request", async () => {
    const { text, line } = await check(
      "invoice-kinds",
      "",
      "--save",
      "--payment",
      "6010",
      "--returned",
      "status=ok&pmt_id=1",
      "--logout",
    );
    expect(text).toMatch(/POST en\/me {3}200/);
    expect(text).not.toContain("came back changed");
    expect(text).toMatch(/POST en\/invoice\/createpayment {3}200[^]*action {2}"http:\/\/localhost:\d+\/provider\/pay"/);
    expect(line).toContain('Status 422: the app shows the notice "The payment was not found.".');
    expect(text).toMatch(/GET en\/logout {3}200/);
  });

  it("prints JSON for other programs", async () => {
    const { text } = await check("minimal-config", "", "--json");
    const report = JSON.parse(text) as { calls: { call: string; findings: object[] }[] };
    expect(report.calls.map(({ call }) => call)).toEqual([
      "GET en/me, not signed in",
      ...["config", "me", "articles", "events", "benefits", "pages"].map((name) => `GET en/${name}`),
    ]);
    expect(report.calls[2]?.findings).toContainEqual({
      state: "shown",
      path: "memberData._full_name",
      says: '"Kalle Karsittu"',
    });
  });

  it("checks only the redirect to the login without a session", async () => {
    const { code, line } = await run([server.url]);
    expect(line).toContain(`Asking ${server.url}/api/{locale} as the app at ${server.url}.`);
    expect(line).toContain("The way to the login is right.");
    expect(code).toBe(0);
  });

  it("is coloured for a terminal, and exits with 2 when it cannot call the server", async () => {
    const nobody = await run(["http://127.0.0.1:9/api"], { FORCE_COLOR: "1" });
    expect([nobody.code, nobody.text]).toEqual([2, expect.stringContaining("\u001b[31mThe server cannot be asked: ")]);
    const unclear = await run([]);
    expect([unclear.code, unclear.errors]).toEqual([2, expect.stringContaining("Name one address")]);
    const asked = await run(["--help"]);
    expect([asked.code, asked.text]).toEqual([0, expect.stringContaining("npm run check-server -- <address>")]);
  });
});

/** Time and size differ from run to run, and the number of absent fields with every new field of the contract. */
function withoutMeasures(line: string): string {
  return line.replace(/, [\d.]+ (kB|bytes), \d+ ms$/, "").replace(/^\d+ (?=fields are not there)/, "");
}
