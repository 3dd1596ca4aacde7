import { jsonAnswer } from "../http/answer";
import type { Handler } from "./handlers";

export const benefits: Handler = ({ member, locale }) =>
  jsonAnswer(200, { benefits: member.persona.collections(locale).benefits });
