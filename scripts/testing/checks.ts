import { bin, nodeCheck, tsxCheck } from "./run-parts";

// The checks of every run, with `--changed` too.

export const icons = tsxCheck("Icons", "scripts/build-icons.ts");
export const types = nodeCheck("Types", bin("typescript/bin/tsc"), "--noEmit");
/** oxlint.config.ts is TypeScript, which Node 20 cannot load without tsx. */
export const lint = tsxCheck("Lint", bin("oxlint/bin/oxlint"));
export const looseTexts = tsxCheck("Texts that a page translation breaks", "scripts/loose-texts.ts");
export const serverContract = tsxCheck("Server contract", "tools/server-contract/openapi.ts", "--check");
