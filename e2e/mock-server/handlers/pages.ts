import { jsonAnswer } from "../http/answer";
import type { Handler } from "./handler";

export const pages: Handler = ({ member, locale }) =>
  jsonAnswer(200, { pages: member.persona.collections(locale).pages });
