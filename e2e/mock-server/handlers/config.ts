import { jsonAnswer } from "../http/answer";
import type { Handler } from "./handler";

/** Most associations send the collections along; some leave them to calls of their own. */
export const config: Handler = ({ member: { persona }, locale }) => {
  const collections = persona.collectionsWithConfig ? persona.collections(locale) : {};
  return jsonAnswer(200, { config: persona.config(locale), ...collections });
};
