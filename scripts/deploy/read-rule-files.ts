/** Lines of `_headers` and `_redirects` without blanks and comments. */
export function linesOf(text: string | undefined): string[] {
  return (text ?? "").split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

interface HeaderRule {
  path: string;
  lines: string[];
}

export function headerRules(text: string | undefined): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    if (line.startsWith("/")) rules.push({ path: line.trim(), lines: [] });
    else rules.at(-1)?.lines.push(line.trim());
  }
  return rules;
}

/**
 * The headers that a `_headers` file gives an address: all matching rules, in order.
 * @param way Cloudflare removes what a line with "!" names; Netlify only adds
 */
export function headersFor(
  text: string | undefined,
  address: string,
  way: "added" | "detached",
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { path, lines } of headerRules(text)) {
    const isPrefix = path.endsWith("*");
    if (isPrefix ? !address.startsWith(path.slice(0, -1)) : address !== path) continue;
    for (const line of lines.filter((one) => one.startsWith("!"))) {
      if (way === "added") throw new Error(`Only Cloudflare knows "${line}".`);
      const name = line.slice(1).trim().toLowerCase();
      Reflect.deleteProperty(headers, name);
    }
    for (const line of lines.filter((one) => !one.startsWith("!"))) {
      const [name = "", ...rest] = line.split(": ");
      const key = name.toLowerCase();
      const value = rest.join(": ");
      headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
    }
  }
  return headers;
}
