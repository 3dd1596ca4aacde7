import type { EndpointName } from "../endpoint-names";
import type { Session } from "../sessions";
import { solvable } from "./wants-captcha";
import type { AnswerMode } from "./answer-modes";

/** The mode for this request; counts down `times`, then returns to `ok`. */
export function takeMode(session: Session, name: EndpointName): AnswerMode {
  const endpoint = session.scenario.endpoints[name];
  if (solvable.includes(endpoint.mode) && session.captchaSolved) return "ok";
  if (endpoint.times === undefined) return endpoint.mode;
  if (endpoint.times === 0) return "ok";
  endpoint.times -= 1;
  return endpoint.mode;
}
