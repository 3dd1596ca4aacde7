import { jsonAnswer } from "../http/answer";
import type { Handler } from "./handler";

export const articles: Handler = ({ member, locale }) =>
  jsonAnswer(200, { articles: member.persona.collections(locale).articles });
