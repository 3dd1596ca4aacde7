/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";

it("ends its command when it is ended itself", async () => {
  const command = `run(process.execPath, ["-e", "console.log('up'); setTimeout(() => {}, 20000)"])`;
  const script = `import { run } from "./scripts/run.mjs"; process.exitCode = await ${command};`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(parent.stdout, "data");
  parent.kill("SIGTERM");
  // Not before the command has closed its output, too.
  await once(parent, "close");
  expect(parent.exitCode).toBe(1);
});
