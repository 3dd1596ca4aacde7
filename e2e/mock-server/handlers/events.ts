import { jsonAnswer } from "../http/answer";
import type { Handler } from "./handler";

export const events: Handler = ({ member, locale }) =>
  jsonAnswer(200, { events: member.persona.collections(locale).events });
