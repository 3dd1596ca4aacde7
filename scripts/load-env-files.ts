import nextEnv from "@next/env";

/**
 * Puts the settings of the project's .env files into the environment, as a build does, without naming the files.
 * @param root folder of the files
 */
export function loadEnvFiles(root = process.cwd()): void {
  nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error });
}
