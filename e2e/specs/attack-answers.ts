import type { Page } from "@playwright/test";
import { xssPayloads } from "@/lib/html/xss-payloads";
import { isWireObject, type Wire } from "../mock-server/wire";
import { changeAnswer } from "./change-answer";

/** The position of a value in an answer. */
interface Place {
  /** The kind of field: `.config.links.items.label`. */
  path: string;
  /** The attack for the texts of this list entry; null outside lists. */
  payload: string | null;
  /** Whether its lists get an entry for each attack: those of entries that the test opens. */
  isOpened: boolean;
}

/** Structural fields: with an attack there, the rest of the answer would not show. */
const structure = new Set(["type", "code", "format", "name", "redirect_url"]);

/**
 * Serves the real answers with an attack in place of each text. Each list gets one entry for each attack of the round. A
 * text outside lists gets all attacks, concatenated; an address outside lists gets one.
 * @returns the attacks used in each kind of field, filled as the app requests the answers
 */
export async function attackAnswers(page: Page, round: number, rounds: number): Promise<Map<string, Set<string>>> {
  const payloads = xssPayloads.all.filter((_payload, index) => index % rounds === round);
  const seen = new Map<string, Set<string>>();
  const note = (path: string, used: readonly string[]) => seen.set(path, new Set([...(seen.get(path) ?? []), ...used]));

  const attack = (value: Wire, place: Place): Wire => {
    if (typeof value === "string") return attackText(place);
    if (Array.isArray(value)) return attackList(value, place);
    if (!isWireObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== "redirect_url")
        .map(([key, inner]) => [
          key,
          structure.has(key) ? inner : attack(inner, { ...place, path: `${place.path}.${key}` }),
        ]),
    );
  };

  const attackText = ({ path, payload }: Place): string => {
    if (payload !== null) {
      note(path, [payload]);
      return payload;
    }
    if (isAddress(path)) return xssPayloads.addresses[round] ?? "";
    note(path, payloads);
    return payloads.join(" ");
  };

  const attackList = (examples: Wire[], { path, payload, isOpened }: Place): Wire[] => {
    const entries = isOpened ? payloads : [payload];
    return entries.flatMap((own, index) =>
      oneOfEachType(examples).map((example) => {
        const attacked = attack(example, { path, payload: own, isOpened: isOpened && index === 0 });
        return isWireObject(attacked) ? { ...attacked, id: index + 1, pagename: `attack-${index}` } : attacked;
      }),
    );
  };

  const calls = /\/api\/(?:fi|en)\/(?:config|me|articles|events|benefits|pages)(?:\?|$)/;
  const whole = { path: "", payload: null, isOpened: true };
  await changeAnswer(page, calls, (answer) => attack(answer, whole) as object);
  return seen;
}

/** Lists hold many of these; Jest tries every attack on each single one. */
function isAddress(path: string): boolean {
  return /(?:url|image|photo|link|dark|light|apple|google)$/.test(path);
}

/** For each entry type, one entry with all fields of that type. */
function oneOfEachType(examples: readonly Wire[]): Wire[] {
  const byType = new Map<Wire, Wire>();
  for (const example of examples) {
    const type = (isWireObject(example) && example.type) || null;
    const first = byType.get(type);
    byType.set(type, isWireObject(first) && isWireObject(example) ? { ...example, ...first } : (first ?? example));
  }
  return [...byType.values()];
}
