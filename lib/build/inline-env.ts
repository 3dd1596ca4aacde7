import type { Environment } from "@/lib/config/env";

declare const ENVIRONMENT: Environment;

/** Stands in for lib/config/env inside the inline scripts: the checked settings as a constant, for there is no `process.env`. */
export const env = ENVIRONMENT;
