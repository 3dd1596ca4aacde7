/** @jest-environment node */
import { spawnSync } from "node:child_process";

it.each([["lib/forms"], ["--change"], ["--changed", "lib/forms"]])("npm test -- %s is refused", (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/test.mjs", ...args], { encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain(`npm test does not know ${args.at(-1)}: it takes --changed or nothing.`);
});
