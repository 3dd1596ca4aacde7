import type { Environment } from "@/lib/config/env";

declare const ENVIRONMENT: Environment;

/** Replaces lib/config/env in the inline scripts: the checked settings as a constant, because `process.env` is missing. */
export const env = ENVIRONMENT;
