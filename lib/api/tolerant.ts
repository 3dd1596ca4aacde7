import * as z from "@/lib/api/zod";
import { decodeEntities } from "./decode-entities";
import { asAddress, asFlag, asList, isRecord, hasVisibleText, scalarText } from "./json";
import { noteRepair } from "./repairs";

/**
 * The building blocks of the contract: each accepts any JSON value and returns the plain type, so that parsing never fails
 * (docs/product.md, Server answers). A block is given the wire name of its field, so that debug mode can name the repair.
 */
type Block = (name: string) => z.ZodMiniType;
/** A block whose field has another name on the wire. */
type Renamed<WireName extends string> = Block & { readonly wireName: WireName };
type Blocks = Readonly<Record<string, Block>>;
/** The schemas of the fields, by their wire names. */
type Shape<Fields extends Blocks> = {
  [Name in keyof Fields as Fields[Name] extends Renamed<infer WireName> ? WireName : Name]: ReturnType<Fields[Name]>;
};
type Plain<Fields extends Blocks> = { [Name in keyof Fields]: z.output<ReturnType<Fields[Name]>> };

const forgiving = <Schema extends z.ZodMiniType>(
  name: string,
  expected: string,
  schema: Schema,
  fallback: z.output<Schema>,
  /** Converts a value that the schema refuses to its probable meaning. */
  meant: (value: unknown) => unknown = () => undefined,
) =>
  z.catch(
    // Most fields of most entries are missing: a default avoids the cost of an error.
    // A fallback is never undefined, so the type is that of the schema. zod cannot express this for a generic schema.
    z._default(schema, fallback as never) as unknown as Schema,
    ({ value }) => {
      if (value !== null) noteRepair(name, expected, value);
      const again = meant(value);
      const result = again === undefined ? null : schema.safeParse(again);
      return result?.success ? result.data : fallback;
    },
  );

const textOf = (decode: (text: string) => string) =>
  z.union([
    z.pipe(
      z.string(),
      z.transform((value) => {
        const decoded = decode(value);
        return hasVisibleText(decoded) ? decoded : "";
      }),
    ),
    z.pipe(
      z.union([z.number(), z.boolean()]),
      z.transform((value) => (value === false ? "" : scalarText(value))),
    ),
  ]);
const textSchema = textOf(decodeEntities);
const rawTextSchema = textOf((value) => value);

/**
 * Text, with its HTML entities decoded. A number or true becomes text. Everything else becomes "", also false, which some servers
 * send for "none", and text without a visible character.
 */
export const text = (name: string) => forgiving(name, "text", textSchema, "");

/** Text with its entities: HTML, which only the sanitiser may render, and values that must stay as sent. */
export const rawText = (name: string) => forgiving(name, "text", rawTextSchema, "");

/** A date as text. Milliseconds become an ISO date and time; what servers send for "none" becomes "". */
export const date = (name: string) => forgiving(name, "text", z.pipe(textSchema, z.transform(readDate)), "");

/** Milliseconds since 1970: Java's default, and `/Date(0+0300)/` of SAP and older .NET. */
const milliseconds = /^(?:\d{13}|\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/)$/;
/** The first and last date of .NET, Go, Dynamics and MySQL (which PHP reads as -0001-11-30), and the words of moment. */
const noDate = /^(?:-?000[01]-|9999-12-31|invalid date)/i;

function readDate(sent: string): string {
  const text = sent.replace(milliseconds, (all, inside?: string) => new Date(Number(inside ?? all)).toISOString());
  return noDate.test(text) ? "" : text;
}

/** Text. A list or an object becomes all texts inside it, one to a line: some servers report errors by field. */
export const lines = (name: string) =>
  forgiving(name, "text", textSchema, "", (value) => textsIn(value).slice(0, maxLines).join("\n"));

const maxLines = 20;
const maxLineDepth = 10;

function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === "object" && value !== null)
    return depth < maxLineDepth ? Object.values(value).flatMap((part) => textsIn(part, depth + 1)) : [];
  const { data } = rawTextSchema.safeParse(value);
  return data ? [data] : [];
}

/** An absolute http(s) address; "" when it is missing or has another scheme. */
export const url = (name: string) =>
  forgiving(
    name,
    "an http(s) address",
    z.pipe(
      z.string(),
      z.transform((address) => {
        const safe = asAddress(address);
        if (safe === "" && address !== "") noteRepair(name, "an http(s) address", address);
        return safe;
      }),
    ),
    "",
  );

/** An address as sent: whoever follows it checks the scheme. A number or true is none. */
export const sentAddress = (name: string) =>
  forgiving(
    name,
    "an http(s) address",
    z.pipe(
      z.string(),
      z.transform((address) => decodeEntities(address).trim()),
    ),
    "",
  );

/** A boolean, read by `asFlag`. */
export const flag = (name: string) =>
  forgiving(
    name,
    "true or false",
    z.pipe(
      z.union([z.boolean(), z.number(), z.string()]),
      z.transform((value) => asFlag(value)),
    ),
    false,
  );

/** True or false, also as 1 and 0 or as text; null when absent. For flags where absence has its own meaning. */
export const optionalFlag = (name: string) =>
  forgiving(
    name,
    "true or false",
    z.nullable(
      z.pipe(
        z.union([z.boolean(), z.number(), z.string()]),
        z.transform((value, context) => {
          if (!/^(?:true|false|[01])$/i.test(String(value))) refuse(context, value);
          return asFlag(value);
        }),
      ),
    ),
    null,
  );

/** A whole number, also from its text; else null. */
export const integer = (name: string) =>
  forgiving(
    name,
    "a whole number",
    z.nullable(
      z.pipe(
        z.union([z.number(), z.string()]),
        z.transform((value, context) => {
          if (!/^\s*-?\d+\s*$/.test(String(value)) || !Number.isSafeInteger(Number(value))) refuse(context, value);
          return Number(value);
        }),
      ),
    ),
    null,
  );

/** Fails a conversion. A function of our own: zod's checks and formats weigh half a kilobyte in the first load. */
function refuse(context: { issues: unknown[] }, input: unknown): void {
  context.issues.push({ code: "custom", input });
}

/** A list of objects. Drops other entries. A missing or null value, or one of another type, becomes an empty list. */
export const listOf =
  <Plain>(entry: z.ZodMiniType<Plain>) =>
  (name: string) =>
    forgiving(name, "a list", plainList(name, entry), [], asList);

/** Like `listOf`, but null when there is no list: for fields where absent and empty differ. */
export const optionalListOf =
  <Plain>(entry: z.ZodMiniType<Plain>) =>
  (name: string) =>
    forgiving(name, "a list", z.nullable(plainList(name, entry)), null, asList);

/** A list of objects, kept raw until they are shown, so that large answers parse quickly. */
export const rawList = (name: string) => forgiving(name, "a list", objectList(name), [], asList);

/** One object, or null when there is none. */
export const optional =
  <Plain>(entry: z.ZodMiniType<Plain>) =>
  (name: string) =>
    forgiving(name, "an object", z.nullable(entry), null);

/** A field that its own function converts; the function gets undefined when the field is missing. */
export const read =
  <Plain>(convert: (value: unknown) => Plain) =>
  () =>
    z.catch(
      z.pipe(z.unknown(), z.transform(convert)),
      // zod types a fallback as Awaited<Plain>, which no generic Plain satisfies. The function is never asynchronous.
      (() => convert(undefined)) as never,
    );

/** An http(s) address, also from an object with `url`; else "". */
export const imageUrl = read((value) => asAddress(isRecord(value) ? value.url : value));

/** Any value, unchanged. */
export const anything = read((value) => value);

/** Says the wire name of a field where it differs from the app's: `title: from("_list_title", text)`. */
export function from<WireName extends string, Schema extends z.ZodMiniType>(
  wireName: WireName,
  block: (name: string) => Schema,
) {
  return Object.assign((name: string) => block(name), { wireName });
}

/**
 * Parses a wire object, and gives its fields the app's names. Leaves out unknown keys.
 * @param blocks the app's name -> building block
 * @param convert changes more than names, for example fills in a default
 */
export function wire<Fields extends Blocks, Converted = Plain<Fields>>(
  blocks: Fields,
  convert?: (plain: Plain<Fields>) => Converted,
) {
  const fields = Object.entries(blocks).map(([name, block]) => ({ name, wireName: wireNameOf(name, block), block }));
  // Object.fromEntries loses the keys and types of `blocks`; the mapped types restore them.
  const shape = Object.fromEntries(fields.map(({ wireName, block }) => [wireName, block(wireName)])) as Shape<Fields>;
  // Large answers hold many objects without a renamed field: these need no copy.
  const renames = fields.some(({ name, wireName }) => name !== wireName);
  return z.pipe(
    z.object(shape),
    z.transform((value) => {
      const sent = value as Record<string, unknown>;
      const plain = (renames ? rename(sent, fields) : sent) as Plain<Fields>;
      return (convert ? convert(plain) : plain) as Converted;
    }),
  );
}

function wireNameOf(name: string, block: Block | Renamed<string>): string {
  return "wireName" in block ? block.wireName : name;
}

function rename(sent: Record<string, unknown>, fields: readonly { name: string; wireName: string }[]) {
  const plain: Record<string, unknown> = {};
  for (const { name, wireName } of fields) plain[name] = sent[wireName];
  return plain;
}

function onlyObjects(name: string, entries: unknown[]): Record<string, unknown>[] {
  return entries.filter((entry): entry is Record<string, unknown> => {
    const keep = isRecord(entry);
    if (!keep) noteRepair(name, "an object in the list", entry);
    return keep;
  });
}

function plainList<Plain>(name: string, entry: z.ZodMiniType<Plain>) {
  return z.pipe(objectList(name), z.array(entry as z.ZodMiniType<Plain, Record<string, unknown>>));
}

function objectList(name: string) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((entries) => onlyObjects(name, entries)),
  );
}
