import type { EndpointName } from "../endpoint-names";
import type { Answer } from "../http/answer";
import type { Exchange } from "../http/exchange";
import type { FormPart } from "../http/parse-multipart";
import type { Locale } from "../locale";
import type { SignedIn } from "../member/find-signed-in";
import type { Session } from "../sessions";
import { articles } from "./articles";
import { benefits } from "./benefits";
import { checkPayment } from "./check-payment";
import { config } from "./config";
import { createPayment } from "./create-payment";
import { events } from "./events";
import { logout } from "./logout";
import { me } from "./me";
import { pages } from "./pages";
import { saveMe } from "./save-me";

/** A call of the API by somebody who is signed in. */
export type ApiExchange = Exchange & { session: Session; locale: Locale; member: SignedIn; parts: FormPart[] };

export type Handler = (call: ApiExchange) => Answer;

export const handlers: Record<EndpointName, Handler> = {
  config,
  me,
  saveMe,
  createPayment,
  checkPayment,
  logout,
  articles,
  events,
  benefits,
  pages,
};
