import { jsonAnswer } from "../http/answer";
import type { Handler } from "./handler";

/** Signs out; the session keeps its scenario and log. */
export const logout: Handler = ({ session, origin }) => {
  session.persona = undefined;
  return jsonAnswer(200, { redirect_url: `${origin}/login` });
};
