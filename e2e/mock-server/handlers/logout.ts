import { jsonAnswer } from "../http/answer";
import type { Handler } from "./handler";

/** The session itself stays, with its scenario and log: only nobody is signed in any more. */
export const logout: Handler = ({ session, origin }) => {
  session.persona = undefined;
  return jsonAnswer(200, { redirect_url: `${origin}/login` });
};
