import type { Environment } from "@/lib/base/env";

declare const ENVIRONMENT: Environment;

/** Stands in for lib/base/env inside the inline scripts: the checked settings as a constant, without zod. */
export const env = ENVIRONMENT;
