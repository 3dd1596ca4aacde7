export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The way to a value: keys of objects and places in lists. */
export type Path = readonly (string | number)[];

interface Place {
  /** The kind of field, by which it is named: `config.links[].items[].label`. */
  kind: string;
  path: Path;
}

type Change = (parent: Record<string | number, Json>, key: string | number) => void;

export interface Fault {
  /** Which field, and what is done to it: `config.links[].items[].label: null`. */
  name: string;
  path: Path;
  change: Change;
}

/** Longer than anything that a screen has been made for. */
const veryLong = 10_000;
/** Rows are drawn all at once, but for the long lists that have tests of their own. */
const manyEntries = 100;

/**
 * Every field of an answer, to be broken in every way: missing, null, of the wrong type, very long, and with the name of
 * what JavaScript objects inherit.
 * @param isOfInterest by kind of field: where the screen shows nothing of it, breaking it proves nothing
 */
export function findFaults(answer: Json, isOfInterest: (kind: string) => boolean): Fault[] {
  return findPlaces(answer)
    .filter(({ kind }) => isOfInterest(kind))
    .flatMap(({ kind, path }) =>
      waysToBreak(path, valueAt(answer, path)).map(([what, change]) => ({ name: `${kind}: ${what}`, path, change })),
    );
}

/** The answer with some of its fields broken. The rest of it stays as it was. */
export function breakFields(answer: Json, faults: readonly Fault[]): Json {
  const copy = structuredClone(answer);
  for (const { path, change } of faults)
    change(valueAt(copy, path.slice(0, -1)) as Record<string | number, Json>, path.at(-1) ?? "");
  return copy;
}

type Way = [what: string, change: Change];

function waysToBreak(path: Path, value: Json): Way[] {
  const isEntry = typeof path.at(-1) === "number";
  const set =
    (next: Json): Change =>
    (parent, key) =>
      (parent[key] = next);
  const missing: Way[] = isEntry ? [] : [["missing", (parent, key) => Reflect.deleteProperty(parent, key)]];
  return [
    ...missing,
    ["null", set(null)],
    ["of another type", set(ofAnotherType(value))],
    ["very long", set(veryLongOf(value))],
    ["__proto__", isRecord(value) ? (parent, key) => inherit(parent[key] as Json) : set("__proto__")],
  ];
}

function ofAnotherType(value: Json): Json {
  if (typeof value === "string") return { text: [value] };
  if (Array.isArray(value)) return { 0: "no list" };
  return typeof value === "object" ? 42 : ["no", value];
}

function veryLongOf(value: Json): Json {
  if (Array.isArray(value))
    return Array.from({ length: manyEntries }, (_, index) => value[index % value.length] ?? null);
  return (typeof value === "number" ? "9" : "x").repeat(veryLong);
}

/** As JSON.parse makes it of a `__proto__` key: a property of its own, which a careless copy turns into the prototype. */
function inherit(object: Json): void {
  Object.defineProperty(object, "__proto__", { value: { polluted: "polluted" }, enumerable: true });
}

/** One place for each kind of field: the first of its kind. Entries of lists are told apart by their type. */
function findPlaces(answer: Json): Place[] {
  const found = new Map<string, Path>();
  const walk = (value: Json, kind: string, path: Path) => {
    if (path.length > 0 && !found.has(kind)) found.set(kind, path);
    if (Array.isArray(value))
      value.forEach((entry, index) => walk(entry, `${kind}[${typeOf(entry)}]`, [...path, index]));
    else if (isRecord(value))
      for (const [key, inner] of Object.entries(value)) walk(inner, `${kind}${kind && "."}${key}`, [...path, key]);
  };
  walk(answer, "", []);
  return [...found].map(([kind, path]) => ({ kind, path }));
}

function typeOf(entry: Json): string {
  return isRecord(entry) && typeof entry.type === "string" ? entry.type : "";
}

function valueAt(answer: Json, path: Path): Json {
  return path.reduce<Json>((value, key) => (value as Record<string | number, Json>)[key] ?? null, answer);
}

function isRecord(value: Json): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
