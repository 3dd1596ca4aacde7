import { endpointNames, type EndpointName } from "../endpoints";
import type { AnswerMode } from "./answer-modes";
import type { ProviderMode } from "./provider-modes";

type EndpointScenario = {
  mode: AnswerMode;
  /** Milliseconds, added to the overall latency. */
  latency: number;
  /** Remaining requests in this mode; undefined: unlimited. */
  times: number | undefined;
};

/** How the server behaves towards one session. */
export type Scenario = {
  latency: number;
  endpoints: Record<EndpointName, EndpointScenario>;
  provider: ProviderMode;
  /** `plain`: a static host that does not map `/app/settings` to `settings.html`. */
  host: "mapped" | "plain";
  cors: string | undefined;
  /** Whether the captcha page waits for its button or proceeds by itself, as a silent challenge does. */
  captcha: "button" | "silent";
};

export function defaultScenario(): Scenario {
  const calm = (): EndpointScenario => ({ mode: "ok", latency: 0, times: undefined });
  return {
    latency: 0,
    endpoints: Object.fromEntries(endpointNames.map((name) => [name, calm()])) as Record<
      EndpointName,
      EndpointScenario
    >,
    provider: "buttons",
    host: "mapped",
    cors: undefined,
    captcha: "button",
  };
}
