import { isWireObject, type Wire } from "@/e2e/mock-server/wire";

/** The path to a value: object keys and list indexes. */
export type Path = readonly (string | number)[];

interface Places {
  /** The kind of field, its name: `config.links[].items[].label`. */
  kind: string;
  /** Where the answer has such a field. */
  paths: readonly Path[];
}

type Change = (parent: Record<string | number, Wire>, key: string | number) => void;

interface FaultOfKind {
  /** Field and fault: `config.links[].items[].label: null`. */
  name: string;
  change: Change;
}

export interface PlacedFault extends FaultOfKind {
  path: Path;
}

/** One of its places is broken. */
export interface Fault extends FaultOfKind {
  paths: readonly Path[];
}

/** Longer than any screen's design. */
const veryLong = 10_000;
/** Few enough to draw at once; long lists have their own tests. */
const manyEntries = 100;

/**
 * Every fault of every field in an answer: missing, null, wrong type, very long, and a key that shadows Object's prototype.
 * @param isOfInterest by kind of field: excludes fields that the screen does not show
 * @param opened the list of which the screen shows one entry, the first
 */
export function findFaults(answer: Wire, isOfInterest: (kind: string) => boolean, opened: string | null): Fault[] {
  return findPlaces(answer)
    .filter(({ kind }) => isOfInterest(kind))
    .flatMap(({ kind, paths: all }) => {
      const [first = []] = all;
      const paths = all.filter((path) => opened === null || entryOf(opened, path) === entryOf(opened, first));
      const ways = waysToBreak(first, valueAt(answer, first));
      return ways.map(([what, change]) => ({ name: `${kind}: ${what}`, paths, change }));
    });
}

/** The index of the list's entry that a path leads through. */
function entryOf(list: string, path: Path): Path[number] | undefined {
  const at = path.indexOf(list);
  return at < 0 ? undefined : path[at + 1];
}

/** The kinds of fields in an answer. */
export function findKinds(answer: Wire): string[] {
  return findPlaces(answer).map(({ kind }) => kind);
}

/** A copy of the answer with the faults applied. */
export function breakFields(answer: Wire, faults: readonly PlacedFault[]): Wire {
  const copy = structuredClone(answer);
  for (const { path, change } of faults)
    change(valueAt(copy, path.slice(0, -1)) as Record<string | number, Wire>, path.at(-1) ?? "");
  return copy;
}

type Way = [what: string, change: Change];

function waysToBreak(path: Path, value: Wire): Way[] {
  const isEntry = typeof path.at(-1) === "number";
  const set =
    (next: Wire): Change =>
    (parent, key) =>
      (parent[key] = next);
  const missing: Way[] = isEntry ? [] : [["missing", (parent, key) => Reflect.deleteProperty(parent, key)]];
  return [
    ...missing,
    ["null", set(null)],
    ["of another type", set(ofAnotherType(value))],
    ["very long", set(veryLongOf(value))],
    ["__proto__", isWireObject(value) ? (parent, key) => inherit(parent[key] as Wire) : set("__proto__")],
  ];
}

function ofAnotherType(value: Wire): Wire {
  if (typeof value === "string") return { text: [value] };
  if (Array.isArray(value)) return { 0: "no list" };
  return typeof value === "object" ? 42 : ["no", value];
}

function veryLongOf(value: Wire): Wire {
  if (Array.isArray(value))
    return Array.from({ length: manyEntries }, (_, index) => value[index % value.length] ?? null);
  return (typeof value === "number" ? "9" : "x").repeat(veryLong);
}

/** Like JSON.parse of a `__proto__` key: an own property, which a careless copy turns into the prototype. */
function inherit(object: Wire): void {
  Object.defineProperty(object, "__proto__", { value: { polluted: "polluted" }, enumerable: true });
}

/** The places of each kind of field. List entries are distinguished by type. */
function findPlaces(answer: Wire): Places[] {
  const found = new Map<string, Path[]>();
  const walk = (value: Wire, kind: string, path: Path) => {
    if (path.length > 0) found.set(kind, [...(found.get(kind) ?? []), path]);
    if (Array.isArray(value))
      value.forEach((entry, index) => walk(entry, `${kind}[${typeOf(entry)}]`, [...path, index]));
    else if (isWireObject(value))
      for (const [key, inner] of Object.entries(value)) walk(inner, `${kind}${kind && "."}${key}`, [...path, key]);
  };
  walk(answer, "", []);
  return [...found].map(([kind, paths]) => ({ kind, paths }));
}

function typeOf(entry: Wire): string {
  return isWireObject(entry) && typeof entry.type === "string" ? entry.type : "";
}

function valueAt(answer: Wire, path: Path): Wire {
  return path.reduce<Wire>((value, key) => (value as Record<string | number, Wire>)[key] ?? null, answer);
}
