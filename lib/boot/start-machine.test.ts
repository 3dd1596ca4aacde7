import { initialStartState, startTransition } from "./start-machine";

describe("startTransition", () => {
  it("goes from config to me to ready", () => {
    const waiting = startTransition(initialStartState, { type: "configHandled" });
    expect(waiting).toEqual({ name: "loading", step: "member" });
    expect(startTransition(waiting, { type: "memberHandled", hasMember: true })).toEqual({ name: "ready" });
  });
});
