/**
 * The data by which React takes over an exported page, as Next writes it: rows of `id:value`. A long text is a row of its own,
 * `id:T<bytes in hexadecimal>,<text>`, without a line break after it; every other row ends with one.
 */
const lineBreak = 0x0a;
const colon = 0x3a;
const comma = 0x2c;
const textMark = 0x54;

/** @returns the rows, with no text in those whose text is one of `known` @throws Error when it is no such data */
export function emptyTexts(data: string, known: ReadonlySet<string>): string {
  return rowsOf(data)
    .map(({ id, text, whole }) => (text !== null && known.has(text) ? `${id}:T0,` : whole))
    .join("");
}

/**
 * The modules that the data names, in its order: rows of `id:I[module, files, name]`, where a file is the `"$id"` of a row that
 * holds its address. Only those whose files are all among `files`.
 * @throws Error when it names none
 */
export function clientModules(data: string, files: ReadonlySet<string>): number[] {
  const rows = rowsOf(data).flatMap(({ id, text, whole }) => (text === null ? [[id, whole.slice(id.length + 1)]] : []));
  const values = new Map(rows.map(([id = "", value = ""]) => [`$${id}`, value]));
  const addressOf = (file: string) => JSON.parse(values.get(file) ?? JSON.stringify(file)) as string;
  const modules = [...values.values()]
    .filter((value) => value.startsWith("I["))
    .map((value) => JSON.parse(value.slice(1)) as [module: number, files: string[]])
    .filter(([, needed]) => needed.every((file) => files.has(addressOf(file))))
    .map(([module]) => module);
  if (modules.length === 0) throw new Error("The page's data names no module as it did with this version of Next.");
  return [...new Set(modules)];
}

interface Row {
  id: string;
  /** Null where the row is no text. */
  text: string | null;
  /** The row as it stands, with its end. */
  whole: string;
}

function rowsOf(data: string): Row[] {
  const bytes = Buffer.from(data);
  const rows: Row[] = [];
  for (let start = 0; start < bytes.length;) {
    const { id, text, end } = readRow(bytes, start);
    rows.push({ id, text, whole: bytes.toString("utf8", start, end) });
    start = end;
  }
  return rows;
}

function readRow(bytes: Buffer, start: number): { id: string; text: string | null; end: number } {
  const afterId = indexOf(bytes, colon, start);
  const id = bytes.toString("utf8", start, afterId);
  if (bytes[afterId + 1] !== textMark) return { id, text: null, end: indexOf(bytes, lineBreak, afterId) + 1 };
  const afterLength = indexOf(bytes, comma, afterId);
  const length = Number.parseInt(bytes.toString("utf8", afterId + 2, afterLength), 16);
  const end = afterLength + 1 + length;
  if (!(end <= bytes.length)) throw new Error(`Row ${id} of the page's data is cut.`);
  return { id, text: bytes.toString("utf8", afterLength + 1, end), end };
}

function indexOf(bytes: Buffer, byte: number, start: number): number {
  const index = bytes.indexOf(byte, start);
  if (index === -1) throw new Error("The page's data is not written as it was with this version of Next.");
  return index;
}
