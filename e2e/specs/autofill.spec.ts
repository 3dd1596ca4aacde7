import type { Page } from "@playwright/test";
import { browserFlags, findWholeBrowser } from "@/scripts/testing/browser";
import { expect, test } from "../fixtures";
import { changeAnswer } from "./change-answer";
import { changeMember } from "./change-member";
import { postedBodies } from "./request-log";

// The browser's own autofill, which the headless shell lacks. See docs/product.md, Field types.
test.use({ launchOptions: { executablePath: findWholeBrowser() ?? undefined, args: browserFlags } });

const address = {
  fields: [
    { name: "NAME_FULL", value: "Maija Mallikas" },
    { name: "ADDRESS_HOME_STREET_ADDRESS", value: "Mallipolku 3" },
    { name: "ADDRESS_HOME_ZIP", value: "90100" },
    { name: "ADDRESS_HOME_CITY", value: "Oulu" },
    { name: "ADDRESS_HOME_COUNTRY", value: "FI" },
  ],
};

const field = (type: string, name: string, autocomplete: string, items?: object[]) => ({
  type,
  name,
  props: { label: name, autocomplete },
  items,
});

const towns = [
  { id: 91, title: "Helsinki" },
  { id: 564, title: "Oulu" },
];
const fields = [
  field("text", "full_name", "name"),
  field("textarea", "street", "street-address"),
  field("text", "zip", "postal-code"),
  field("autocomplete", "town", "address-level2", towns),
  field("select", "country", "country", [
    { id: "SE", title: "Sweden" },
    { id: "FI", title: "Finland" },
  ]),
];

/** Chooses a stored address, as in the browser's menu below the focused input. */
async function autofill(page: Page, selector: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Autofill.enable");
  await browser.send("Autofill.setAddresses", { addresses: [address] });
  await browser.send("DOM.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { node } = await browser.send("DOM.describeNode", { nodeId });
  const filled = new Promise((resolve) => browser.once("Autofill.addressFormFilled", resolve));
  await browser.send("Autofill.trigger", { fieldId: node.backendNodeId, address });
  await filled;
}

test("an address from the browser's autofill is saved, a town of an autocomplete too", async ({ page, open }) => {
  await changeAnswer(page, "**/api/*/config*", (answer) => ({
    ...answer,
    config: { ...(answer.config as object), forms: { myAccount: { fields } } },
  }));
  await changeMember(page, { full_name: "", street: "", zip: "", town: "", country: "" });
  await open("ordinary", "/app/myaccount");
  await page.getByLabel("full_name").click();
  await autofill(page, "[name=full_name]");
  await expect(page.getByLabel("zip")).toHaveValue("90100");
  await expect(page.getByRole("combobox", { name: "town" })).toHaveValue("Oulu");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Save" }).click();
  const saved = { full_name: "Maija Mallikas", street: "Mallipolku 3", zip: "90100", town: "564", country: "FI" };
  await expect.poll(() => postedBodies(page, "/me")).toContainEqual(saved);
});
