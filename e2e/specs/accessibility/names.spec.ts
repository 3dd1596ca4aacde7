import { expect, test as base } from "@/e2e/fixtures";
import type { MockServer } from "@/e2e/mock-server/server";
import { fixedDayServer } from "@/e2e/pictures/fixed-day-server";
import { pictureTime } from "@/e2e/pictures/screens";
import { openState } from "./open-state";
import { findState } from "./find-state";
import { addedLocales, builtLocales } from "./words";

// The accessibility tree of the main screens: roles, names and order, stored in names/. After an intended change, run
// `npm run e2e -- names.spec.ts --update-snapshots`, and read the new files aloud before the commit.

const test = base.extend<object, { association: MockServer }>({
  association: [fixedDayServer, { scope: "worker" }],
  baseURL: ({ association }, use) => use(association.url),
});
test.use({ timezoneId: "Europe/Helsinki" });

/** A screen reader reads only the modal dialog. */
const screens = {
  card: "body",
  drawer: "[role=dialog]",
  "shown card": "[role=dialog]",
  invoices: "body",
  invoice: "body",
  "my account": "body",
  settings: "body",
  events: "body",
  event: "body",
};

// Settings lists the languages of the build: the names in Finnish and English are those of a default build.
const locales = addedLocales.length > 0 ? addedLocales : builtLocales;

for (const [name, part] of Object.entries(screens))
  for (const locale of locales)
    test(`the names of the screen "${name}" in ${locale}`, async ({ page, open }) => {
      await page.clock.setFixedTime(pictureTime);
      await openState(page, open, findState(name), locale);
      await expect(page.locator(part)).toMatchAriaSnapshot({
        name: `${name.replaceAll(" ", "-")}-${locale}.aria.yml`,
      });
    });
