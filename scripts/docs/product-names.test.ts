/** @jest-environment node */
import { readFileSync } from "node:fs";
import { endpointNames } from "@/e2e/mock-server/endpoints";
import { personas } from "@/e2e/mock-server/personas";
import { answerModes } from "@/e2e/mock-server/scenario/answer-modes";
import { choices } from "@/e2e/mock-server/scenario/scenario";
import { blockTypes } from "@/lib/api/content-block.docs";
import { fieldTypes } from "@/lib/forms/field-types";
import { rules } from "@/lib/forms/rules";
import { storedData } from "@/lib/platform/stored-data";
import { routeNames } from "@/lib/routes/routes";
import { defaultSettings } from "@/lib/settings/settings";
import { buildSettings } from "../brand/build-settings";

/** The names in `code` of a part of a page; of `min:n` the part before the colon. */
function namesIn(page: string, heading: string): ReadonlySet<string> {
  const text = readFileSync(page, "utf8");
  const [, part = ""] = text.split(new RegExp(`^#+ ${heading}$`, "m"));
  const [own = ""] = part.split(/^#+ /m);
  return new Set([...own.matchAll(/`([^`:]+)[^`]*`/g)].map(([, name = ""]) => name));
}

it.each<[heading: string, names: readonly string[]]>([
  ["Routes", routeNames],
  ["Field types", Object.keys(fieldTypes)],
  ["Validation rules", Object.keys(rules)],
  ["Content blocks", Object.keys(blockTypes)],
  ["Stored settings", Object.keys(defaultSettings)],
  ["Storage keys", Object.keys(storedData)],
  [
    "Mock server",
    [
      ...endpointNames,
      ...Object.keys(answerModes),
      ...Object.keys(choices.provider),
      ...personas.map(({ name }) => name),
    ],
  ],
])("docs/product.md describes everything of %s", (heading, names) => {
  const described = namesIn("docs/product.md", heading);
  expect(names.filter((name) => !described.has(name))).toEqual([]);
});

it("docs/settings.md has a row for every build setting", () => {
  const text = readFileSync("docs/settings.md", "utf8");
  const named = new Set([...text.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name));
  // The settings of the paths stand in one row, the others by their ends.
  const isNamed = (setting: string) => named.has(setting) || named.has(setting.replace("NEXT_PUBLIC_PREFIX", ""));
  expect(buildSettings.map(({ setting }) => setting).filter((setting) => !isNamed(setting))).toEqual([]);
});
