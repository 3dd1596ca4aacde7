/** @jest-environment node */
import { existsSync } from "node:fs";
import { selectChecks, smokeSpec, type Selection } from "./select-checks";

const nothing: Selection = { hasTypes: false, lint: [], related: [], specs: [], slowSpecs: [] };
const docs = ["scripts/docs/named-files.test.ts", "scripts/docs/product-names.test.ts"];
const messages = ["lib/i18n/messages.test.ts", "scripts/locales/check-messages.test.ts"];

it.each<[file: string, expected: Partial<Selection>]>([
  ["lib/format/mod97.ts", { lint: ["lib/format/mod97.ts"], related: ["lib/format/mod97.ts"], specs: [smokeSpec] }],
  ["components/ui/dialog.tsx", { related: ["components/ui/dialog.tsx"], specs: [smokeSpec] }],
  ["lib/format/mod97.test.ts", { related: ["lib/format/mod97.test.ts"], specs: [] }],
  ["scripts/run.mjs", { lint: ["scripts/run.mjs"], hasTypes: true, specs: [] }],
  ["messages/fi.json", { ...nothing, hasTypes: true, related: messages, specs: [smokeSpec] }],
  ["docs/product.md", { ...nothing, related: docs }],
  ["public/offline.html", { ...nothing, specs: [smokeSpec] }],
  [
    "e2e/specs/card.spec.ts",
    { hasTypes: true, lint: ["e2e/specs/card.spec.ts"], related: [], specs: ["e2e/specs/card.spec.ts"] },
  ],
  [
    "e2e/specs/faults/tabs.spec.ts",
    { hasTypes: true, related: [], specs: [], slowSpecs: ["e2e/specs/faults/tabs.spec.ts"] },
  ],
  ["e2e/specs/request-log.ts", { hasTypes: true, specs: [] }],
  ["e2e/mock-server/server.ts", { related: ["e2e/mock-server/server.ts"], specs: [] }],
  ["LICENSE", nothing],
])("a change of %s", (file, expected) => {
  expect(selectChecks([file])).toMatchObject(expected);
});

it("nothing changed", () => {
  expect(selectChecks([])).toEqual(nothing);
});

it("each test and spec is named once", () => {
  const { related, specs } = selectChecks(["README.md", ...docs, smokeSpec, "app/page.tsx"]);
  expect(related).toEqual([...docs, "app/page.tsx"]);
  expect(specs).toEqual([smokeSpec]);
});

it.each([smokeSpec, ...docs, ...messages])("%s exists", (file) => {
  expect(existsSync(file)).toBe(true);
});
