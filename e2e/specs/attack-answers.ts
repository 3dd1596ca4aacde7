import type { Page } from "@playwright/test";
import { xssPayloads } from "@/lib/html/xss-payloads";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Where in an answer a value is. */
interface Place {
  /** The kind of field: `.config.links.items.label`. */
  path: string;
  /** The attack for the texts of this entry of a list; null outside of lists. */
  payload: string | null;
  /** Whether lists in here get an entry for each attack: those of the entries that are opened. */
  isOpened: boolean;
}

/** What holds an answer together: with an attack there, nothing else of it would be seen. */
const structure = new Set(["type", "code", "format", "name", "redirect_url"]);

/**
 * Serves the real answers with an attack in place of each text: the attacks of one round, each in an entry of its own of
 * every list. A text that there is only once gets them all, one after the other; an address that there is only once gets one.
 * @returns which attacks have been in which kind of field, as the answers are asked for
 */
export async function attackAnswers(page: Page, round: number, rounds: number): Promise<Map<string, Set<string>>> {
  const payloads = xssPayloads.all.filter((_payload, index) => index % rounds === round);
  const seen = new Map<string, Set<string>>();
  const note = (path: string, used: readonly string[]) => seen.set(path, new Set([...(seen.get(path) ?? []), ...used]));

  const attack = (value: Json, place: Place): Json => {
    if (typeof value === "string") return attackText(place);
    if (Array.isArray(value)) return attackList(value, place);
    if (typeof value !== "object" || value === null) return value;
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

  const attackList = (examples: Json[], { path, payload, isOpened }: Place): Json[] => {
    const entries = isOpened ? payloads : [payload];
    return entries.flatMap((own, index) =>
      oneOfEachType(examples).map((example) => {
        const attacked = attack(example, { path, payload: own, isOpened: isOpened && index === 0 });
        return isEntry(attacked) ? { ...attacked, id: index + 1, pagename: `attack-${index}` } : attacked;
      }),
    );
  };

  await page.route(/\/api\/(?:fi|en)\/(?:config|me|articles|events|benefits|pages)(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const answer = attack((await response.json()) as Json, { path: "", payload: null, isOpened: true });
    await route.fulfill({ response, json: answer });
  });
  return seen;
}

/** Of all of these there are many in lists; Jest tries every attack on each of the single ones. */
function isAddress(path: string): boolean {
  return /(?:url|image|photo|link|dark|light|apple|google)$/.test(path);
}

/** For each type of entry one that has every field that any of them has. */
function oneOfEachType(examples: readonly Json[]): Json[] {
  const byType = new Map<Json, Json>();
  for (const example of examples) {
    const type = (isEntry(example) && example.type) || null;
    const first = byType.get(type);
    byType.set(type, isEntry(first) && isEntry(example) ? { ...example, ...first } : (first ?? example));
  }
  return [...byType.values()];
}

function isEntry(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
