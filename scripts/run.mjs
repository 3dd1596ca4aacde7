// @ts-check
// Also runs before the packages are installed: no TypeScript, and nothing from node_modules.
import { spawn } from "node:child_process";

/**
 * Runs a command.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {Buffer[]} [printed] takes the output; without it the output goes to this terminal
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, env = {}, printed) {
  const shell = { ...process.env };
  // With a NODE_ENV of the shell the build or the tests fail: each tool sets its own.
  Reflect.deleteProperty(shell, "NODE_ENV");
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: printed ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...shell, NEXT_TELEMETRY_DISABLED: "1", ...env },
    });
    // Ctrl+C in a terminal reaches the command by itself. A signal to this process alone does not, nor does its exit.
    const end = () => child.kill();
    for (const event of ["SIGTERM", "exit"]) process.once(event, end);
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => printed?.push(data));
    child.on("error", reject);
    child.on("close", (code, signal) => {
      for (const event of ["SIGTERM", "exit"]) process.off(event, end);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/**
 * Runs steps one after the other and ends this process with the first exit code that is not 0.
 * @param {[title: string, command: string, args: string[]][]} steps
 */
export async function runAll(steps) {
  for (const [title, command, args] of steps) {
    console.log(`\n› ${title}`);
    const code = await run(command, args);
    if (code !== 0) process.exit(code);
  }
}
