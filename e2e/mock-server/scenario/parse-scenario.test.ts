/** @jest-environment node */
import { Refusal } from "../http/answer";
import { parseScenario } from "./parse-scenario";
import { defaultScenario, type Scenario } from "./scenario";

function parsed(query: string, base: Scenario = defaultScenario()): Scenario {
  return parseScenario(new URLSearchParams(query), base);
}

describe("parseScenario", () => {
  it("sets mode, latency and times of an endpoint", () => {
    const { endpoints } = parsed("saveMe=422&saveMe.latency=250&saveMe.times=2");
    expect(endpoints.saveMe).toEqual({ mode: "422", latency: 250, times: 2 });
    expect(endpoints.me).toEqual({ mode: "ok", latency: 0, times: undefined });
  });

  it("does not depend on the order of the parameters", () => {
    expect(parsed("me.times=1&me=500")).toEqual(parsed("me=500&me.times=1"));
  });

  it("keeps what earlier parameters set", () => {
    const scenario = parsed("config=500", parsed("me=401&latency=100"));
    expect(scenario.endpoints.me.mode).toBe("401");
    expect(scenario.endpoints.config.mode).toBe("500");
    expect(scenario.latency).toBe(100);
  });

  it("drops the countdown of the previous mode", () => {
    expect(parsed("me=403", parsed("me=500&me.times=3")).endpoints.me.times).toBeUndefined();
  });

  it("does not change the scenario it starts from", () => {
    const base = defaultScenario();
    parsed("me=500", base);
    expect(base).toEqual(defaultScenario());
  });

  it("changes nothing for empty values, `persona` and `then`", () => {
    expect(parsed("me=&persona=ordinary&then=/app/&me.latency=")).toEqual(defaultScenario());
  });

  it("reads provider, host, captcha and cors", () => {
    const scenario = parsed("provider=bank&host=plain&captcha=silent&cors=http://localhost:4000");
    expect(scenario).toMatchObject({
      provider: "bank",
      host: "plain",
      captcha: "silent",
      cors: "http://localhost:4000",
    });
    expect(parsed("cors=off", scenario).cors).toBeUndefined();
  });

  it.each([
    ["speed=1", 'Unknown parameter "speed"'],
    ["me=teapot", '"teapot" is no value of "me"'],
    ["me.mode=500", 'Unknown setting "me.mode"'],
    ["latency=soon", '"latency" must be a whole number'],
    ["latency=-1", '"latency" must be a whole number'],
    ["me.times=1.5", '"me.times" must be a whole number'],
    ["provider=toString", '"toString" is no value of "provider"'],
    ["host=other", '"other" is no value of "host"'],
    ["cors=localhost", '"cors" must be an origin'],
  ])("refuses %s with a sentence", (query, sentence) => {
    expect(() => parsed(query)).toThrow(Refusal);
    expect(() => parsed(query)).toThrow(sentence);
  });
});
