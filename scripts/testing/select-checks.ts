/** Tests that read files instead of importing them: Jest cannot find them by the import graph. */
const readingTests: [changed: RegExp, tests: string[]][] = [
  [/\.md$/, ["scripts/docs/named-files.test.ts", "scripts/docs/product-names.test.ts"]],
  [/^messages\//, ["lib/i18n/messages.test.ts", "scripts/locales/check-messages.test.ts"]],
];

export interface Selection {
  hasTypes: boolean;
  lint: string[];
  /** Files whose related unit tests run. */
  related: string[];
  /** Browser specs that run whole. */
  specs: string[];
  /** Changed specs that take minutes. */
  slowSpecs: string[];
}

const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file);
const isSpec = (file: string) => /^e2e\/specs\/.*\.spec\.ts$/.test(file);
const isSlow = (file: string) => /^e2e\/specs\/faults\//.test(file);
const isApp = (file: string) => /^(app|components|lib|messages|public)\//.test(file) && !/\.test\./.test(file);

/** A short look at the built app: the shell with its main screens. */
export const smokeSpec = "e2e/specs/shell.spec.ts";

/** Selects the checks for a change of these files; they take about two minutes. */
export function selectChecks(files: string[]): Selection {
  const code = files.filter(isCode);
  const reading = readingTests.flatMap(([changed, tests]) => (files.some((file) => changed.test(file)) ? tests : []));
  const specs = files.filter(isSpec);
  const smoke = files.some(isApp) ? [smokeSpec] : [];
  return {
    hasTypes: code.length > 0 || files.some((file) => file.endsWith(".json")),
    lint: code,
    related: [...new Set([...code.filter((file) => !isSpec(file)), ...reading])],
    specs: [...new Set([...specs.filter((file) => !isSlow(file)), ...smoke])],
    slowSpecs: specs.filter(isSlow),
  };
}
