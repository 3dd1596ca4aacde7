import { spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "@/scripts/prepare.mjs";

/** A web server with the app below /app/ and the association's server behind all other paths. */
export interface Host {
  origin: string;
  stop: () => Promise<void>;
}

/** Servers started by root drop their privileges to this user. */
export const isRoot = process.getuid?.() === 0;
export const serverUser = "www-data";

/** The command that starts a server on a port. */
export type Command = (port: number) => Promise<[program: string, args: string[], env?: Record<string, string>]>;

/** Starts a web server as a child process on a free port. Rejects with its error output. */
export async function startProcess(commandFor: Command, attempts = 3): Promise<Host> {
  const port = await freePort();
  const [program, args, env] = await commandFor(port);
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (output += String(data)));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const kill = () => child.kill();
  process.once("exit", kill);
  const stop = async () => {
    kill();
    await ended;
    process.off("exit", kill);
  };
  const isUp = await Promise.race([answers(port), ended.then(() => false)]);
  if (isUp) return { origin: `http://localhost:${port}`, stop };
  await stop();
  // Another process may have taken the port meanwhile.
  if (attempts > 1 && /address.*in use/i.test(output)) return startProcess(commandFor, attempts - 1);
  throw new Error(`${program} did not start: ${output}`);
}

async function answers(port: number): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  const hasAnswered = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
  while (Date.now() < deadline) {
    if (await hasAnswered()) return true;
    await delay(20);
  }
  return false;
}
