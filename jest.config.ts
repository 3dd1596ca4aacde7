/** @jest-config-loader esbuild-register */
import nextJest from "next/jest.js";
import type { Config } from "jest";

// TZ is the zone of most members: in UTC, a mix-up of local time and UTC would go unnoticed. A shell may have other values.
Object.assign(process.env, { TZ: "Europe/Helsinki", NODE_ENV: "test" });

const withNext = nextJest({ dir: "./" });

const config: Config = {
  testEnvironment: "jsdom",
  testEnvironmentOptions: { url: "http://localhost/app/" },
  roots: ["<rootDir>/lib", "<rootDir>/components", "<rootDir>/e2e/mock-server", "<rootDir>/scripts", "<rootDir>/tools"],
  testMatch: ["**/*.test.ts", "**/*.test.tsx", "**/*.test.mjs"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  setupFilesAfterEnv: ["<rootDir>/scripts/testing/jest-setup.ts"],
  // Each test starts with the real functions, whatever the one before replaced.
  restoreMocks: true,
  // By default Jest leaves one processor idle: half of a machine with two.
  maxWorkers: "100%",
  // Long enough for a busy machine: only a hanging test takes this long.
  testTimeout: 120_000,
};

// These packages, or the files that the app imports from them, are ES modules. By default next/jest does not transform
// node_modules.
export default async () => {
  const given = { ...process.env };
  const resolved = await withNext(config)();
  // Next has read an association's .env, and a shell may hold settings of a build. The tests expect the default settings.
  for (const name of Object.keys(process.env))
    if (!(name in given) || name.startsWith("NEXT_PUBLIC_")) Reflect.deleteProperty(process.env, name);
  return {
    ...resolved,
    transformIgnorePatterns: [
      "/node_modules/(?!(next-intl|use-intl|icu-minify|@formatjs|intl-messageformat|jsbarcode)/)",
      "^.+\\.module\\.css$",
    ],
  };
};
