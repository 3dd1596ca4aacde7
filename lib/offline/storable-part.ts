import { asList, isRecord } from "@/lib/api/json";
import { collectionNames } from "@/lib/api/collection-item";
import { knownFieldNames } from "@/lib/api/member";

/** Bodies of answers, reduced to what the device stores. */
export interface KeptBody {
  config?: Record<string, unknown>;
  memberData?: Record<string, unknown>;
  articles?: unknown[];
  events?: unknown[];
  benefits?: unknown[];
  pages?: unknown[];
}

/**
 * The parts of an answer's body to store; the association's news are public. Values of the form are never stored
 * (docs/product.md, Stored card).
 */
export function storablePart(body: unknown): KeptBody {
  if (!isRecord(body)) return {};
  const { config, memberData } = body;
  const kept: KeptBody = {};
  // Forms hold no member data, but no form is shown without its values.
  if (isRecord(config)) kept.config = Object.fromEntries(Object.entries(config).filter(([name]) => name !== "forms"));
  if (isRecord(memberData))
    kept.memberData = Object.fromEntries(Object.entries(memberData).filter(([name]) => knownFieldNames.includes(name)));
  for (const name of collectionNames) {
    const items = asList(body[name]);
    if (items) kept[name] = items;
  }
  return kept;
}

/** The part that the first paint needs, small enough for localStorage. Keeps of a list only whether it is empty. */
export function firstPaintPart({ config = {}, memberData = {}, ...collections }: KeptBody): KeptBody {
  const { invoice } = memberData;
  const placeholder = (list: unknown) => (asList(list)?.some(isRecord) ? [{}] : []);
  return {
    config: {
      hero_image: config.hero_image,
      logo: config.logo,
      invalid_membership_alert: config.invalid_membership_alert,
    },
    memberData: { ...memberData, invoice: placeholder(invoice) },
    ...Object.fromEntries(Object.entries(collections).map(([name, list]) => [name, placeholder(list)])),
  };
}
