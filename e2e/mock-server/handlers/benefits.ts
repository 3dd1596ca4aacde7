import { jsonAnswer } from "../http/answer";
import type { Handler } from "./handler";

export const benefits: Handler = ({ member, locale }) =>
  jsonAnswer(200, { benefits: member.persona.collections(locale).benefits });
