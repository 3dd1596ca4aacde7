/** @jest-config-loader esbuild-register */
import nextJest from "next/jest.js";
import type { Config } from "jest";

// Where most members are; in UTC two clocks that are mixed up would show the same.
process.env.TZ ??= "Europe/Helsinki";

const withNext = nextJest({ dir: "./" });

const config: Config = {
  testEnvironment: "jsdom",
  testEnvironmentOptions: { url: "http://localhost/app/" },
  roots: ["<rootDir>/lib", "<rootDir>/components", "<rootDir>/e2e/mock-server", "<rootDir>/scripts", "<rootDir>/tools"],
  testMatch: ["**/*.test.ts", "**/*.test.tsx", "**/*.test.mjs"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  setupFilesAfterEnv: ["<rootDir>/scripts/testing/jest-setup.ts"],
  // Left to itself Jest keeps one processor free, which on a machine with two is half of them.
  maxWorkers: "100%",
  // A busy machine must not fail a test. Only a test that hangs takes this long.
  testTimeout: 120_000,
  reporters: ["default", "<rootDir>/scripts/testing/count-reporter.mjs"],
};

// These packages, or the files that the app imports of them, are ES modules; next/jest leaves node_modules alone unless told.
export default async () => {
  const given = { ...process.env };
  const resolved = await withNext(config)();
  // Next has read the .env of an association: the tests are those of the app as it comes.
  for (const name of Object.keys(process.env)) if (!(name in given)) Reflect.deleteProperty(process.env, name);
  return {
    ...resolved,
    transformIgnorePatterns: [
      "/node_modules/(?!(next-intl|use-intl|icu-minify|@formatjs|intl-messageformat|jsbarcode)/)",
      "^.+\\.module\\.css$",
    ],
  };
};
