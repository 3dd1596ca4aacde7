import type { FormValues } from "../member/form-schema";
import type { Locale } from "../locale";
import type { Wire, WireObject } from "../wire";

export type Collections = { articles: Wire; events: Wire; benefits: Wire; pages: Wire };

/** A member to sign in as, with the association's data. */
export type Persona = {
  /** As in `?persona=NAME`. */
  name: string;
  /** The member's name, for the choice. */
  label: string;
  /** One sentence: what this persona demonstrates. */
  shows: string;
  /** The picture on the sign-in page. */
  avatar: string;
  /** Initial form values of a session, keyed by field name. */
  values: FormValues;
  member(locale: Locale, values: FormValues): WireObject;
  config(locale: Locale): WireObject;
  collections(locale: Locale): Collections;
  /** Whether `config` includes the collections; otherwise separate calls serve them. */
  collectionsWithConfig: boolean;
};
