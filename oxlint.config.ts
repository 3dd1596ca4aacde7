import { readdirSync } from "node:fs";
import { defineConfig, type OxlintOverride } from "oxlint";

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

/** Every room has a place among the arrows. components/testing is for tests alone: see `forTestsAlone`. */
for (const [folder, layers] of [
  ["components", [...componentLayers, ["testing"]]],
  ["lib", libLayers],
] as const)
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    if (!layers.flat().includes(name))
      throw new Error(`${folder}/${name} has no place among the arrows: here and in docs/architecture.md.`);

type Restriction = { message: string } & ({ regex: string } | { group: string[] });

const usePathFromRoot: Restriction[] = [
  { regex: "^\\.\\./\\.\\./", message: "Use the @/ path." },
  {
    regex: "^\\.\\.?/(.*/)?(env|zod|first-icons|message-files)$",
    message: "Use the @/ path: the build replaces this module by it.",
  },
];
const keepsLoadingState = "It keeps its loading state for 300 ms: components/ui/lazy-component.tsx.";

function restrictImports(files: string, restrictions: Restriction[], excludeFiles: string[] = []): OxlintOverride {
  const patterns = [...usePathFromRoot, ...restrictions];
  const paths = [
    { name: "next/dynamic", message: keepsLoadingState },
    { name: "react", importNames: ["lazy", "Suspense"], message: keepsLoadingState },
  ];
  return { files: [files], excludeFiles, rules: { "no-restricted-imports": ["error", { patterns, paths }] } };
}

/** An override replaces the rule of the overrides before it, so each one names all that its files may not import. */
function restrictRooms(folder: string, layers: string[][], forEach: Restriction[]): OxlintOverride[] {
  return layers.flatMap((layer, depth) =>
    layer.flatMap((room) => {
      const above = layers.slice(0, depth).flat();
      const beside = layer.filter((other) => other !== room);
      const restrictions = [
        ...forEach,
        ...(room === "ui" ? propsAlone : []),
        ...forbidRooms(
          folder,
          [...above, ...beside],
          `${folder}/${room} may not import this: see the arrows of docs/architecture.md.`,
        ),
      ];
      const tests = `${folder}/${room}/**/*.test.{ts,tsx}`;
      return [
        restrictImports(`${folder}/${room}/**`, [...restrictions, ...forTestsAlone], [tests]),
        restrictImports(tests, restrictions),
      ];
    }),
  );
}

function forbidRooms(folder: string, rooms: string[], message: string): Restriction[] {
  return rooms.length > 0 ? [{ regex: `^(@/${folder}|\\.\\.)/(${rooms.join("|")})/`, message }] : [];
}

const forTestsAlone = forbidRooms("components", ["testing"], "It is for tests alone.");
const forBuildAlone = forbidRooms("lib", ["build"], "lib/build runs only while the pages are exported.");
const propsAlone: Restriction[] = [
  // The icons that the server names are loaded by server-icon.tsx.
  ...forbidRooms(
    "lib",
    libLayers.flat().filter((room) => !["icons", "api", "platform", "config", "format"].includes(room)),
    "ui takes everything as props.",
  ),
  { group: ["@/lib/api/*", "!@/lib/api/badge", "!@/lib/api/detail"], message: "ui takes everything as props." },
];

export default defineConfig({
  plugins: ["typescript", "import", "react", "jsx-a11y", "nextjs", "oxc"],
  categories: { correctness: "error" },
  options: { typeAware: true, reportUnusedDisableDirectives: "error" },
  ignorePatterns: [
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
  // Beside the rules of "correctness": what typescript-eslint calls strict, and the project's own rules.
  rules: {
    eqeqeq: ["error", "always", { null: "ignore" }],
    "no-array-constructor": "error",
    "no-console": "error",
    "no-useless-constructor": "error",
    "no-var": "error",
    "prefer-const": "error",
    "prefer-rest-params": "error",
    "prefer-spread": "error",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true }],
    // Values are cleaned of exactly these characters.
    "no-control-regex": "off",
    "no-misleading-character-class": "off",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-duplicates": ["error", { preferInline: true }],
    // Every word that a member reads is in messages/.
    "react/jsx-no-literals": "error",
    "react/rules-of-hooks": "error",
    "react/unsupported-syntax": "error",
    "jsx-a11y/no-redundant-roles": "off",
    // The texts of `output`, `fieldset` and `progress` are read in other ways, and their look is harder to change.
    "jsx-a11y/prefer-tag-over-role": "off",
    // Headless UI adds the attributes of a combobox, and a checkbox has its own state.
    "jsx-a11y/role-has-required-aria-props": "off",
    // The association's pictures come from its own server, and a static export has no image optimiser.
    "nextjs/no-img-element": "off",
    "typescript/ban-ts-comment": ["error", { minimumDescriptionLength: 10 }],
    "typescript/consistent-type-imports": [
      "error",
      { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
    ],
    "typescript/no-deprecated": "error",
    "typescript/no-dynamic-delete": "error",
    "typescript/no-empty-object-type": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-extraneous-class": "error",
    "typescript/no-generated-empty-object-type": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-namespace": "error",
    "typescript/no-non-null-asserted-nullish-coalescing": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-require-imports": "error",
    "typescript/no-unnecessary-boolean-literal-compare": "error",
    "typescript/no-unnecessary-condition": "error",
    "typescript/no-unnecessary-template-expression": "error",
    "typescript/no-unnecessary-type-arguments": "error",
    "typescript/no-unnecessary-type-assertion": "error",
    "typescript/no-unnecessary-type-constraint": "error",
    "typescript/no-unnecessary-type-conversion": "error",
    "typescript/no-unnecessary-type-parameters": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-function-type": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/only-throw-error": "error",
    "typescript/prefer-promise-reject-errors": "error",
    "typescript/prefer-reduce-type-parameter": "error",
    "typescript/prefer-return-this-type": "error",
    "typescript/related-getter-setter-pairs": "error",
    // Only lists of text are sorted without a function.
    "typescript/require-array-sort-compare": "off",
    "typescript/require-await": "error",
    "typescript/restrict-plus-operands": [
      "error",
      { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
    ],
    "typescript/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
    "typescript/return-await": ["error", "error-handling-correctness-only"],
    "typescript/unified-signatures": "error",
    "typescript/use-unknown-in-catch-callback-variable": "error",
  },
  overrides: [
    restrictImports("**", []),
    restrictImports("app/**", [{ regex: "^@/e2e/", message: "The app knows nothing of its tests." }, ...forTestsAlone]),
    ...restrictRooms("components", componentLayers, [
      { regex: "^@/(app|e2e)/", message: "components know nothing of routes and tests." },
      ...forBuildAlone,
    ]),
    ...restrictRooms("lib", libLayers, [
      { regex: "^@/(components|app|e2e)/", message: "lib knows nothing of what it looks like." },
    ]),
    restrictImports(
      "e2e/mock-server/**",
      [{ regex: "^@/(app|components|lib)/", message: "The mock server knows as little of the app as a real server." }],
      ["**/*.test.ts"],
    ),
    {
      files: ["lib/**", "components/**"],
      excludeFiles: [
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
      files: ["**/*.mjs"],
      // Without types most values of JavaScript count as any.
      rules: {
        "typescript/no-unsafe-argument": "off",
        "typescript/no-unsafe-assignment": "off",
        "typescript/no-unsafe-call": "off",
        "typescript/no-unsafe-member-access": "off",
        "typescript/no-unsafe-return": "off",
        "typescript/require-await": "off",
      },
    },
    {
      files: ["**/*.test.{ts,tsx}", "e2e/**", "bench/**", "scripts/**", "tools/**"],
      rules: {
        // Playwright's fixtures call their function `use`.
        "react/rules-of-hooks": "off",
        "react/jsx-no-literals": "off",
        "react/no-children-prop": "off",
        "typescript/no-non-null-assertion": "off",
        "typescript/unbound-method": "off",
        "typescript/require-await": "off",
        "typescript/no-unnecessary-condition": "off",
        "typescript/no-deprecated": "off",
        "typescript/no-base-to-string": "off",
        "typescript/no-misused-spread": "off",
      },
    },
  ],
});
