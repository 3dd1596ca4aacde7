import { parseEnv } from "node:util";

/** The settings in the text of a .env file. */
export function readEnv(text: string): Record<string, string> {
  const values = Object.entries(parseEnv(text));
  return Object.fromEntries(values.map(([name, value = ""]) => [name, value.replaceAll("\\$", "$")]));
}

/**
 * The text of a .env file with some settings changed in their places; what it holds beside them stays as it is.
 * @param changes an empty value takes the line away: the setting has its default then
 */
export function changeEnv(text: string, changes: Record<string, string>): string {
  const left = new Map(Object.entries(changes));
  const lines = text === "" ? [] : text.replace(/\n$/, "").split("\n");
  const changed = lines.flatMap((line) => {
    const name = /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1];
    if (name === undefined || !(name in changes)) return [line];
    // A second line of the same name would win over the first.
    const value = left.get(name) ?? "";
    left.delete(name);
    return value === "" ? [] : [envLine(name, value)];
  });
  const added = [...left].filter(([, value]) => value !== "").map(([name, value]) => envLine(name, value));
  return [...changed, ...added].map((line) => `${line}\n`).join("");
}

/** Quoted, since a bare # begins a comment; $ would name another variable. */
function envLine(name: string, value: string): string {
  const quote = ["'", '"', "`"].find((mark) => !value.includes(mark)) ?? "";
  return `${name}=${quote}${value.replaceAll("$", "\\$")}${quote}`;
}
