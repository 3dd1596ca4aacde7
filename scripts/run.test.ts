/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

const command = `run(process.execPath, ["-e", "console.log('up'); setTimeout(() => console.log('outlived'), 10000)"])`;

function startParent(statements: string) {
  const script = `import { run } from "./scripts/run.mjs"; ${statements}`;
  return spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
}

it("ends its command when it is ended itself", async () => {
  const parent = startParent(`process.exitCode = await ${command};`);
  await once(parent.stdout, "data");
  parent.kill("SIGTERM");
  // Not before the command has closed its output, too.
  await once(parent, "close");
  expect(parent.exitCode).toBe(1);
});

it("ends its command when it exits, as `npm run dev` does when Next cannot start", async () => {
  const parent = startParent(`void ${command}; process.exit(3);`);
  // The output ends when parent and command have ended.
  expect(await text(parent.stdout)).not.toContain("outlived");
});

it("keeps NODE_ENV of the shell from its command", async () => {
  const parent = startParent(`await run(process.execPath, ["-p", "process.env.NODE_ENV"]);`);
  expect(await text(parent.stdout)).toBe("undefined\n");
});
