import type { FormValues } from "../member/form-schema";
import type { Locale } from "../locale";
import type { Wire } from "../wire";

export type Collections = { articles: Wire; events: Wire; benefits: Wire; pages: Wire };

/** Somebody to sign in as: what the server knows of them, and what their association has. */
export type Persona = {
  /** As in `?persona=NAME`. */
  name: string;
  /** The member's name, for people who choose. */
  label: string;
  /** One sentence: what is to be seen with this persona. */
  shows: string;
  showsFi: string;
  /** The picture on the sign-in page. */
  avatar: string;
  /** The form's values at the start of a session, under the names of the fields. */
  values: FormValues;
  member(locale: Locale, values: FormValues): Wire;
  config(locale: Locale): Wire;
  collections(locale: Locale): Collections;
  /** Whether `config` answers with the collections, or leaves them to calls of their own. */
  collectionsWithConfig: boolean;
};
