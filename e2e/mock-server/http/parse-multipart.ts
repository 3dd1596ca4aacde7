import busboy from "busboy";

export type FormPart =
  | { kind: "text"; name: string; value: string }
  | { kind: "file"; name: string; filename: string; type: string; size: number };

/** The parts in order; undefined unless content type and body are multipart form data. */
export function parseMultipart(body: Buffer, contentType: string | undefined): Promise<FormPart[] | undefined> {
  return new Promise((resolve) => {
    const parser = openParser(contentType);
    if (!parser) return resolve(undefined);
    const parts: FormPart[] = [];
    parser.on("field", (name, value) => parts.push({ kind: "text", name, value }));
    parser.on("file", (name, stream, { filename, mimeType }) => {
      const part = { kind: "file" as const, name, filename: filename ?? "", type: mimeType, size: 0 };
      parts.push(part);
      stream.on("data", (chunk: Buffer) => (part.size += chunk.length));
    });
    parser.on("error", () => resolve(undefined));
    parser.on("close", () => resolve(parts));
    parser.end(body);
  });
}

function openParser(contentType: string | undefined): busboy.Busboy | undefined {
  if (!contentType?.toLowerCase().startsWith("multipart/form-data")) return undefined;
  try {
    return busboy({ headers: { "content-type": contentType }, defParamCharset: "utf8" });
  } catch {
    return undefined; // No boundary in the content type.
  }
}
