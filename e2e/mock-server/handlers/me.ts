import { jsonAnswer } from "../http/answer";
import { memberData } from "../member/member-data";
import type { Handler } from "./handler";

export const me: Handler = ({ member, locale }) => jsonAnswer(200, { memberData: memberData(member, locale) });
