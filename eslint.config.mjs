// @ts-check
import { readdirSync } from "node:fs";
import next from "@next/eslint-plugin-next";
import query from "@tanstack/eslint-plugin-query";
import importX from "eslint-plugin-import-x";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
// @ts-expect-error The package has no types.
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { noLooseText } from "./scripts/lint/no-loose-text.mjs";

/**
 * The arrows of docs/architecture.md. In each list a layer may import the layers after it, never those before it; areas
 * that share a layer do not import each other.
 */
const componentLayers = [
  ["start"],
  ["first-paint"],
  ["shell"],
  ["dialogs"],
  ["membership-card", "account", "invoices", "collections", "settings", "error404"],
  ["forms", "payment", "install"],
  ["blocks"],
  ["consent"],
  ["files", "notifications", "offline"],
  ["ui"],
];
const libLayers = [
  ["build"],
  ["start"],
  ["session", "payment", "pwa"],
  ["queries"],
  ["analytics"],
  ["consent"],
  [
    "settings",
    "navigation",
    "notifications",
    "dialogs",
    "i18n",
    "html",
    "invoices",
    "collections",
    "card",
    "forms",
    "offline",
  ],
  ["api"],
  ["routes"],
  ["icons"],
  ["platform"],
  ["config"],
  ["format"],
];

/** Every room has a place among the arrows. components/testing is for tests alone: see the zone below. */
for (const [folder, layers] of /** @type {const} */ ([
  ["components", [...componentLayers, ["testing"]]],
  ["lib", libLayers],
]))
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    if (!layers.flat().includes(name))
      throw new Error(`${folder}/${name} has no place among the arrows: here and in docs/architecture.md.`);

/**
 * @param {string} folder
 * @param {string[][]} layers
 */
function forbidUpwards(folder, layers) {
  return layers.flatMap((layer, depth) =>
    layer.map((area) => {
      const above = layers.slice(0, depth).flat();
      const beside = layer.filter((other) => other !== area);
      return {
        target: `./${folder}/${area}`,
        from: [...above, ...beside].map((other) => `./${folder}/${other}`),
        message: `${folder}/${area} may not import this: see the arrows of docs/architecture.md.`,
      };
    }),
  );
}

const zones = [
  ...forbidUpwards("components", componentLayers),
  ...forbidUpwards("lib", libLayers),
  { target: "./lib", from: ["./components", "./app", "./e2e"], message: "lib knows nothing of what it looks like." },
  { target: "./components", from: ["./app", "./e2e"], message: "components know nothing of routes and tests." },
  { target: "./components", from: "./lib/build", message: "lib/build runs only while the pages are exported." },
  {
    target: "./{app,components,lib}/**/!(*.test).{ts,tsx}",
    from: "./components/testing",
    message: "It is for tests alone.",
  },
  { target: "./app", from: "./e2e", message: "The app knows nothing of its tests." },
  {
    target: "./components/ui",
    // The icons that the server names are loaded by server-icon.tsx.
    from: libLayers
      .flat()
      .filter((area) => !["icons", "api", "platform", "config", "format"].includes(area))
      .map((area) => `./lib/${area}`),
    message: "ui takes everything as props.",
  },
  {
    target: "./components/ui",
    from: "./lib/api",
    except: ["./badge.ts", "./detail.ts"],
    message: "ui takes everything as props.",
  },
  {
    target: "./e2e/mock-server/**/!(*.test).ts",
    from: ["./app", "./components", "./lib"],
    message: "The mock server knows as little of the app as a real server.",
  },
].filter((zone) => zone.from.length > 0);

export default tseslint.config(
  {
    ignores: [
      "node_modules/**",
      ".next/**",
      "out/**",
      "deploy/**",
      "public/**",
      "next-env.d.ts",
      "test-results/**",
      "release/**",
      "bench/references/**",
      "bench/lighthouse/**",
    ],
  },
  {
    files: ["**/*.{ts,tsx,mjs}"],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [createTypeScriptImportResolver({ project: "./tsconfig.json" })],
      "import-x/extensions": [".ts", ".tsx", ".mjs"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones }],
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-duplicates": ["error", { "prefer-inline": true }],
      "no-console": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { group: ["../../*"], message: "Use the @/ path." },
            {
              regex: "^\\.\\.?/(.*/)?(env|zod|first-icons|message-files)$",
              message: "Use the @/ path: the build replaces this module by it.",
            },
          ],
          paths: [
            {
              name: "next/dynamic",
              message: "It keeps its loading state for 300 ms: components/ui/lazy-component.tsx.",
            },
            {
              name: "react",
              importNames: ["lazy", "Suspense"],
              message: "It keeps its loading state for 300 ms: components/ui/lazy-component.tsx.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
      "@typescript-eslint/no-confusing-void-expression": "off",
      // These two take a tenth of the time. The project has no enums and few classes.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/no-invalid-void-type": "off",
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
      ],
    },
  },
  {
    files: ["app/**/*.tsx", "components/**/*.{ts,tsx}", "lib/**/*.ts"],
    extends: [a11y.flatConfigs.strict, hooks.configs.flat["recommended-latest"], ...query.configs["flat/recommended"]],
    plugins: { "@next/next": next },
    settings: { next: { rootDir: import.meta.dirname } },
    rules: {
      ...next.configs.recommended.rules,
      // The association's pictures come from its own server, and a static export has no image optimiser.
      "@next/next/no-img-element": "off",
      "jsx-a11y/no-redundant-roles": "off",
    },
  },
  {
    files: ["app/**/*.tsx", "components/**/*.tsx"],
    ignores: ["**/*.test.*"],
    plugins: { ours: { rules: { "no-loose-text": noLooseText } } },
    rules: { "ours/no-loose-text": "error" },
  },
  {
    files: ["lib/**/*.{ts,tsx}", "components/**/*.{ts,tsx}"],
    ignores: [
      "**/*.test.*",
      "lib/platform/**",
      "lib/api/client.ts",
      "lib/api/fetch-file.ts",
      "lib/api/upload.ts",
      "lib/icons/load-icon.ts",
      "lib/start/early-start-entry.ts",
      "lib/start/broken-chunk.ts",
    ],
    rules: {
      "no-restricted-globals": [
        "error",
        { name: "fetch", message: "One door: lib/api/client." },
        { name: "XMLHttpRequest", message: "One door: lib/api/upload." },
        { name: "localStorage", message: "One door: lib/platform/storage." },
        { name: "sessionStorage", message: "One door: lib/platform/storage." },
      ],
    },
  },
  {
    files: ["lib/platform/debug.ts", "scripts/**", "tools/**", "e2e/**", "bench/**", "*.mjs"],
    rules: { "no-console": "off" },
  },
  {
    files: ["**/*.test.{ts,tsx}", "e2e/**/*.ts", "bench/**/*.ts", "scripts/**/*.ts", "tools/**/*.ts"],
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/no-empty-function": "off",
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/no-unnecessary-condition": "off",
      "@typescript-eslint/no-deprecated": "off",
      "@typescript-eslint/no-base-to-string": "off",
      "@typescript-eslint/no-misused-spread": "off",
    },
  },
);
