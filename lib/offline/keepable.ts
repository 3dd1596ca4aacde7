import { asList } from "@/lib/api/as-list";
import { collectionNames } from "@/lib/api/collection-item";
import { isRecord } from "@/lib/api/is-record";
import { knownFieldNames } from "@/lib/api/member";

/** Bodies of answers, as far as they are kept on the device. */
export interface KeptBody {
  config?: Record<string, unknown>;
  memberData?: Record<string, unknown>;
  articles?: unknown[];
  events?: unknown[];
  benefits?: unknown[];
  pages?: unknown[];
}

/**
 * The parts of an answer's body that are worth keeping; the association's news are nobody's secret. Values of the form are not
 * kept (decisions 6).
 */
export function keepable(body: unknown): KeptBody {
  if (!isRecord(body)) return {};
  const { config, memberData } = body;
  const kept: KeptBody = {};
  // Forms hold nothing of the member, but without its values no form is shown.
  if (isRecord(config)) kept.config = Object.fromEntries(Object.entries(config).filter(([name]) => name !== "forms"));
  if (isRecord(memberData))
    kept.memberData = Object.fromEntries(Object.entries(memberData).filter(([name]) => knownFieldNames.includes(name)));
  for (const name of collectionNames) {
    const items = asList(body[name]);
    if (items) kept[name] = items;
  }
  return kept;
}

/** What the first paint needs of it, small enough for localStorage: lists only as far as that they hold something. */
export function firstPaintPart({ config = {}, memberData = {}, ...collections }: KeptBody): KeptBody {
  const { invoice } = memberData;
  const some = (list: unknown) => (asList(list)?.some(isRecord) ? [{}] : []);
  return {
    config: {
      hero_image: config.hero_image,
      logo: config.logo,
      invalid_membership_alert: config.invalid_membership_alert,
    },
    memberData: { ...memberData, invoice: some(invoice), _card_code: undefined },
    ...Object.fromEntries(Object.entries(collections).map(([name, list]) => [name, some(list)])),
  };
}
