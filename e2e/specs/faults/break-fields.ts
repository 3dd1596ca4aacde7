export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The way to a value: keys of objects and places in lists. */
type Path = readonly (string | number)[];

interface Place {
  /** The kind of field, by which it is named: `config.links[].items[].label`. */
  kind: string;
  path: Path;
}

interface BrokenAnswer {
  /** Which field, and what was done to it: `config.links[].items[].label: null`. */
  name: string;
  answer: Json;
}

/** Longer than anything that a screen has been made for. */
const veryLong = 10_000;
/** Rows are drawn all at once, but for the long lists that have tests of their own. */
const manyEntries = 100;

/**
 * Every field of an answer, broken in every way: missing, null, of the wrong type, very long, and with the name of what
 * JavaScript objects inherit. One answer for each; the rest of it stays as it was.
 * @param isOfInterest by kind of field: where the screen shows nothing of it, breaking it proves nothing
 */
export function breakFields(answer: Json, isOfInterest: (kind: string) => boolean = () => true): BrokenAnswer[] {
  return findPlaces(answer)
    .filter(({ kind }) => isOfInterest(kind))
    .flatMap((place) => waysToBreak(place, valueAt(answer, place.path)).map((way) => broken(answer, place, way)));
}

type Way = [what: string, change: (parent: Record<string | number, Json>, key: string | number) => void];

function waysToBreak({ path }: Place, value: Json): Way[] {
  const isEntry = typeof path.at(-1) === "number";
  const set =
    (next: Json): Way[1] =>
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

function broken(answer: Json, { kind, path }: Place, [what, change]: Way): BrokenAnswer {
  const copy = structuredClone(answer);
  change(valueAt(copy, path.slice(0, -1)) as Record<string | number, Json>, path.at(-1) ?? "");
  return { name: `${kind}: ${what}`, answer: copy };
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
