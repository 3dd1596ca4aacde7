import { jsonAnswer } from "../http/answer";
import type { Handler } from "./handler";

/** Most associations include the collections; some serve them by separate calls. */
export const config: Handler = ({ member: { persona }, locale }) => {
  const collections = persona.collectionsWithConfig ? persona.collections(locale) : {};
  return jsonAnswer(200, { config: persona.config(locale), ...collections });
};
