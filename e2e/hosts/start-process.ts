import { spawn } from "node:child_process";
import net from "node:net";
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
  const isUp = await Promise.race([listens(port), ended.then(() => false)]);
  if (isUp) return { origin: `http://localhost:${port}`, stop };
  await stop();
  // Another process may have taken the port meanwhile.
  if (attempts > 1 && /address.*in use/i.test(output)) return startProcess(commandFor, attempts - 1);
  throw new Error(`${program} did not start: ${output}`);
}

async function listens(port: number): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (await canConnect(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.once("connect", () => socket.end(() => resolve(true)));
    socket.once("error", () => resolve(false));
  });
}
