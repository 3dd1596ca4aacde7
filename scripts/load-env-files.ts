import nextEnv from "@next/env";

/** Puts the settings of the project's .env files into the environment, as Next does, without naming the files. */
export function loadEnvFiles(): void {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
}
