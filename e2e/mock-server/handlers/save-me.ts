import { jsonAnswer } from "../http/answer";
import { translator } from "../locale";
import { formFields } from "../member/form-schema";
import { memberData } from "../member/member-data";
import { validateMember } from "../member/validate-member";
import type { Handler } from "./handler";

export const saveMe: Handler = ({ member, locale, parts }) => {
  const validated = validateMember(parts, formFields(member.persona.config(locale)));
  if (!validated.ok) return jsonAnswer(422, { error: validated.error });
  Object.assign(member.state.values, validated.values);
  const message = translator(locale)("Tietosi on tallennettu.", "Your details have been saved.");
  return jsonAnswer(200, { memberData: memberData(member, locale), message });
};
