/** @jest-environment node */
import { describeTimeLeft, secondsLeft } from "./time-left";

it.each([
  ["nothing to run", [], 0],
  ["the parts of a lane one after the other", [[[20, 30]]], 50],
  ["the longest lane of a stage", [[[20, 30], [60], []]], 60],
  ["the stages one after the other", [[[20], [10]], [[300]]], 320],
  ["nothing certain with a part of unknown time", [[[20], [NaN]], [[300]]], NaN],
])("counts %s", (_name, stages: number[][][], expected) => {
  expect(secondsLeft(stages)).toBe(expected);
});

it.each([
  [0, "less than 1 min left"],
  [59, "less than 1 min left"],
  [60, "about 1 min left"],
  [95, "about 2 min left"],
  [NaN, "time left unknown"],
])("describes %d seconds", (seconds, text) => {
  expect(describeTimeLeft(seconds)).toBe(text);
});
