import { ruleNames } from "@/lib/api/form-schema";
import { isRecord } from "@/lib/api/is-record";
import type { FieldOption } from "./form-field";
import { parseRules } from "./parse-rules";
import { asFlag } from "@/lib/api/as-flag";
import { asText, isScalar } from "./scalar";

/**
 * Parses the options of a field: objects with id, title or name, props and rules. A bare scalar is its own title. Drops an option
 * without an id or with a repeated one; ids compare as text. Plain code instead of a schema, so that a list of 5,000 opens
 * without a pause.
 */
export function parseOptions(sent: readonly unknown[]): readonly FieldOption[] {
  const options = new Map<string, FieldOption>();
  for (const entry of sent) {
    const option = isRecord(entry) ? readOption(entry) : readOption({ id: entry });
    if (option && !options.has(String(option.id))) options.set(String(option.id), option);
  }
  return [...options.values()];
}

function readOption(entry: Record<string, unknown>): FieldOption | null {
  const { id, title, name } = entry;
  if (!isScalar(id)) return null;
  const props = isRecord(entry.props) ? entry.props : {};
  return {
    id,
    title: asText(title) || asText(name) || String(id),
    hint: asText(props.hint),
    disabled: asFlag(props.disabled),
    rules: parseRules(ruleNames(entry.rules)),
  };
}
