import type { Answer } from "../http/answer";
import type { Exchange } from "../http/exchange";
import type { Locale } from "../locale";
import type { SignedIn } from "../member/member-data";
import type { Session } from "../sessions";

/** An API call of a signed-in member. */
export type ApiExchange = Exchange & { session: Session; locale: Locale; member: SignedIn; form: FormData };

export type Handler = (call: ApiExchange) => Answer;
