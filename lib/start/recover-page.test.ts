import { nextRecoveryStep } from "./recover-page";

const now = 1_000_000_000_000;

describe("nextRecoveryStep", () => {
  it.each([
    ["nothing was tried", null, "reload", `${now},1`],
    ["the page was loaded again a moment ago", `${now - 59_999},1`, "renew", `${now - 59_999},2`],
    ["the worker's files were given up as well", `${now - 59_999},2`, "tell", `${now - 59_999},2`],
    ["the last trouble was a minute ago", `${now - 60_000},2`, "reload", `${now},1`],
    ["the clock was put back", `${now + 1},2`, "reload", `${now},1`],
    ["something foreign is stored", "x", "reload", `${now},1`],
  ])("when %s", (_what, stored, step, store) => {
    expect(nextRecoveryStep(stored, now)).toEqual({ step, store });
  });
});
