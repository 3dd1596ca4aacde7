import type { EndpointName } from "../endpoints";
import { checkPayment } from "./check-payment";
import { createPayment } from "./create-payment";
import type { Handler } from "./handler";
import { jsonAnswer } from "../http/answer";
import { memberData } from "../member/member-data";
import { translator } from "../locale";
import { formFields } from "../member/form-schema";
import { validateMember } from "../member/validate-member";
import type { Collections } from "../personas/persona";

const saveMe: Handler = ({ member, locale, form }) => {
  Object.assign(member.state.values, validateMember(form, formFields(member.persona.config(locale))));
  const message = translator(locale)(
    "Tietosi on tallennettu.",
    "Your details have been saved.",
    "Dina uppgifter har sparats.",
  );
  return jsonAnswer(200, { memberData: memberData(member, locale), message });
};

const me: Handler = ({ member, locale }) => jsonAnswer(200, { memberData: memberData(member, locale) });

/** Signs out; the session keeps its scenario and log. */
const logout: Handler = ({ session, origin }) => {
  session.persona = undefined;
  return jsonAnswer(200, { redirect_url: `${origin}/login` });
};

/** Most associations include the collections; some serve them by separate calls. */
const config: Handler = ({ member: { persona }, locale }) => {
  const collections = persona.collectionsWithConfig ? persona.collections(locale) : {};
  return jsonAnswer(200, { config: persona.config(locale), ...collections });
};

function collection(name: keyof Collections): Handler {
  return ({ member, locale }) => jsonAnswer(200, { [name]: member.persona.collections(locale)[name] });
}

export const handlers: Record<EndpointName, Handler> = {
  config,
  me,
  saveMe,
  createPayment,
  checkPayment,
  logout,
  articles: collection("articles"),
  events: collection("events"),
  benefits: collection("benefits"),
  pages: collection("pages"),
};
