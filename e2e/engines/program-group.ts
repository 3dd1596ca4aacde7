import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

type Start = { env?: Record<string, string>; stdio?: StdioOptions };

/** The programs of one engine: they end with this process, and what they write beside their pages goes with them. */
export class ProgramGroup {
  /** In place of the user's home folder. */
  readonly home = mkdtempSync(path.join(os.tmpdir(), "engine-"));
  private readonly started: ChildProcess[] = [];

  constructor() {
    process.once("exit", () => this.stop());
  }

  start(program: string, args: string[], { env = {}, stdio = "ignore" }: Start = {}): ChildProcess {
    const { home } = this;
    const folders = { HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
    const child = spawn(program, args, { stdio, detached: true, env: { ...process.env, ...folders, ...env } });
    this.started.push(child);
    return child;
  }

  private stop(): void {
    for (const child of this.started.reverse()) stopWithChildren(child);
    // What has just been stopped may have been writing.
    rmSync(this.home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** The process and its children, which are a group of their own. */
function stopWithChildren({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}
