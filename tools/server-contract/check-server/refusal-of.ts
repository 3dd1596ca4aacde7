import { localStore } from "@/lib/platform/storage";
import { parseForm } from "@/lib/forms/parse-form";

/** Why the form engine refuses a schema: what it says of it in debug mode. */
export function refusalOf(raw: unknown): string {
  const { warn } = console;
  const said: string[] = [];
  console.warn = (...values: unknown[]) => void said.push(String(values.at(-1)));
  localStore.write("debug", "1");
  parseForm(raw);
  localStore.remove("debug");
  console.warn = warn;
  return (said.at(-1) ?? "Schema has no fields defined").replace(/\.?$/, ".");
}
