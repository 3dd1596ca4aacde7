import { createContext, Script } from "node:vm";

/**
 * The number of the module that has a text in its code. A script of Turbopack's gives a list to `TURBOPACK.push`: the script
 * itself, then numbers of modules and after them their code as a function; what else it does is not run here.
 * @throws Error when no script has such a module
 */
export function moduleWith(text: string, scripts: string[]): number {
  for (const script of scripts.filter((code) => code.includes(text))) {
    const pushed: unknown[][] = [];
    new Script(script).runInContext(createContext({ TURBOPACK: { push: (list: unknown[]) => pushed.push(list) } }));
    for (const list of pushed) {
      const code = list.findIndex((item) => typeof item === "function" && String(item).includes(text));
      const module = list[code - 1];
      if (typeof module === "number") return module;
    }
  }
  throw new Error(`No script has a module with ${text}, as they had with this version of Next.`);
}
