import { freshnessTransition, initialFreshness, type Freshness, type FreshnessEvent } from "./freshness";

const of = (source: Freshness["source"], refresh: Freshness["refresh"]): Freshness => ({ source, refresh });

describe("freshnessTransition", () => {
  it.each<[Freshness, FreshnessEvent["type"], Freshness]>([
    [initialFreshness, "started", of("server", "running")],
    [of("server", "running"), "restored", of("device", "running")],
    [of("device", "running"), "waitedLong", of("device", "late")],
    [of("device", "idle"), "waitedLong", of("device", "idle")],
    [of("device", "offline"), "waitedLong", of("device", "offline")],
    [of("device", "late"), "succeeded", initialFreshness],
    [of("device", "offline"), "succeeded", initialFreshness],
    [of("device", "late"), "failed", of("device", "failed")],
    [of("device", "running"), "wentOffline", of("device", "offline")],
    [of("server", "idle"), "wentOffline", of("server", "offline")],
    [of("server", "offline"), "started", of("server", "offline")],
    [of("server", "failed"), "started", of("server", "running")],
  ])("%j: %s leads to %j", (state, type, expected) => {
    expect(freshnessTransition(state, { type })).toEqual(expected);
  });
});
