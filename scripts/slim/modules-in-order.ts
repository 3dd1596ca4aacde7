import { createContext, Script } from "node:vm";

interface Module {
  /** Its numbers: modules that were put together have several. */
  ids: number[];
  code: string;
}

/** How much code may be run in one step, in characters: more is worth a number in the page. */
const stepLength = 4000;
/** How a module of Turbopack's takes another one in, as an ES module or as CommonJS. */
const imported = /\.[ir]\((\d+)\)/g;

/**
 * Modules in the order in which running `roots` would run them, each after those that it imports: so that each can be run in
 * a step of its own, and nothing else is left for the roots to do. A module that is small is left to the one that imports it;
 * of modules that import each other, only the one that is met first is named, which runs the others.
 * @param roots are named however small they are, each after what only it needs
 * @param scripts the code of Turbopack's scripts
 * @param atLeast characters of code from which a step is named
 * @throws Error when no script has the module of a root
 */
export function modulesInOrder(roots: number[], scripts: string[], atLeast = stepLength): number[] {
  const modules = modulesOf(scripts);
  for (const root of roots) if (!modules.has(root)) throw new Error(`No script of the page has its module ${root}.`);
  let notYetRun = 0;
  const order: number[] = [];
  for (const { id, length } of groupsInOrder(roots, modules)) {
    notYetRun += length;
    if (notYetRun < atLeast && !roots.includes(id)) continue;
    order.push(id);
    notYetRun = 0;
  }
  return order;
}

/**
 * A script gives a list to `TURBOPACK.push`: the script itself, then numbers of modules and after them their code as a function;
 * what else it does is not run here.
 */
function modulesOf(scripts: string[]): Map<number, Module> {
  const modules = new Map<number, Module>();
  const take = (list: unknown[]) => {
    let ids: number[] = [];
    for (const item of list) {
      if (typeof item === "number") ids.push(item);
      if (typeof item !== "function") continue;
      const module = { ids, code: String(item) };
      for (const id of ids) modules.set(id, module);
      ids = [];
    }
  };
  for (const code of scripts.filter((script) => script.includes("TURBOPACK")))
    new Script(code).runInContext(createContext({ TURBOPACK: { push: take } }));
  return modules;
}

/** Tarjan's strongly connected components, which come out in this very order: the first of each, and the length of all. */
function groupsInOrder(roots: number[], modules: Map<number, Module>): { id: number; length: number }[] {
  const metAt = new Map<Module, number>();
  const open: Module[] = [];
  const groups: { id: number; length: number }[] = [];

  /** @returns when the first module was met that this one leads back to */
  function visit(id: number, module: Module): number {
    const own = metAt.size;
    metAt.set(module, own);
    open.push(module);
    let first = own;
    for (const [, next] of module.code.matchAll(imported)) {
      const other = modules.get(Number(next));
      if (other === undefined) continue;
      const otherMetAt = metAt.get(other);
      if (otherMetAt === undefined) first = Math.min(first, visit(Number(next), other));
      else if (open.includes(other)) first = Math.min(first, otherMetAt);
    }
    if (first === own) {
      const group = open.splice(open.indexOf(module));
      groups.push({ id, length: group.reduce((sum, { code }) => sum + code.length, 0) });
    }
    return first;
  }

  for (const root of roots) {
    const module = modules.get(root);
    if (module && !metAt.has(module)) visit(root, module);
  }
  return groups;
}
