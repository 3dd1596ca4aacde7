import type { Environment } from "@/lib/config/env";

declare const ENVIRONMENT: Environment;

/** Replaces lib/config/env in the inline scripts, which have no `process.env`: the checked settings as a constant. */
export const env = ENVIRONMENT;
