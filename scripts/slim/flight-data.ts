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
  const bytes = Buffer.from(data);
  const rows: string[] = [];
  for (let start = 0; start < bytes.length;) {
    const row = readRow(bytes, start);
    rows.push(row.text !== null && known.has(row.text) ? `${row.id}:T0,` : bytes.toString("utf8", start, row.end));
    start = row.end;
  }
  return rows.join("");
}

interface Row {
  id: string;
  /** Null where the row is no text. */
  text: string | null;
  end: number;
}

function readRow(bytes: Buffer, start: number): Row {
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
