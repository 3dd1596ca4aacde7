/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { execFileSync } from "node:child_process";
import { changeEnv, readEnv } from "./env-file";

const odd = {
  NAME: "Metsäyhdistys",
  HASH: "#006772",
  DOLLAR: "5 $ and $HOME and ${HOME}",
  QUOTES: 'the "best" one',
  APOSTROPHE: "members' app",
  TEMPLATE: "https://members.example.org/api/{locale}",
  SPACES: "https:, http://localhost:*",
};

describe("changeEnv", () => {
  it("changes a line in place and keeps the others", () => {
    const text = "# ours\nOTHER=1\nNAME=old\n\nLAST='x'\n";
    expect(changeEnv(text, { NAME: "new", ADDED: "y" })).toBe("# ours\nOTHER=1\nNAME='new'\n\nLAST='x'\nADDED='y'\n");
  });

  it("removes a setting that gets its default", () => {
    expect(changeEnv("NAME='old'\nOTHER=1\n", { NAME: "", NEVER: "" })).toBe("OTHER=1\n");
  });

  it("leaves one line of two with the same name", () => {
    expect(changeEnv("NAME=1\nexport NAME=2\n", { NAME: "3" })).toBe("NAME='3'\n");
  });

  it("reads back what it writes", () => {
    expect(readEnv(changeEnv("", odd))).toEqual(odd);
  });

  it("writes any value so that Next reads it back", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "env-"));
    writeFileSync(path.join(folder, ".env"), changeEnv("", odd));
    const script = `require("@next/env").loadEnvConfig(${JSON.stringify(folder)}, false, { info() {} }); console.log(JSON.stringify(process.env))`;
    const env = { PATH: process.env.PATH, NODE_ENV: "production" as const };
    const read: unknown = JSON.parse(execFileSync(process.execPath, ["-e", script], { encoding: "utf8", env }));
    rmSync(folder, { recursive: true });
    expect(read).toMatchObject(odd);
  });
});
