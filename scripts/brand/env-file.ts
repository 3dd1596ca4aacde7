import { parseEnv } from "node:util";

/** The settings in the text of a .env file. */
export function readEnv(text: string): Record<string, string> {
  const values = Object.entries(parseEnv(text));
  return Object.fromEntries(values.map(([name, value = ""]) => [name, value.replaceAll("\\$", "$")]));
}

/**
 * The text of a .env file with some settings changed in place. Everything else stays.
 * @param changes an empty value removes the line, which restores the default
 */
export function changeEnv(text: string, changes: Record<string, string>): string {
  const left = new Map(Object.entries(changes));
  const lines = text === "" ? [] : text.replace(/\n$/, "").split("\n");
  const changed = lines.flatMap((line) => {
    const name = /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1];
    if (name === undefined || !(name in changes)) return [line];
    // Drop further lines of the same name: the last one would win.
    const value = left.get(name) ?? "";
    left.delete(name);
    return value === "" ? [] : [envLine(name, value)];
  });
  const added = [...left].filter(([, value]) => value !== "").map(([name, value]) => envLine(name, value));
  return [...changed, ...added].map((line) => `${line}\n`).join("");
}

/** Quotes the value, because a bare # starts a comment, and escapes $, which would name another variable. */
function envLine(name: string, value: string): string {
  const quote = ["'", '"', "`"].find((mark) => !value.includes(mark)) ?? "";
  return `${name}=${quote}${value.replaceAll("$", "\\$")}${quote}`;
}
