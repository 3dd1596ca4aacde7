import assert from "node:assert/strict";
import { decodeBarcodes } from "@/e2e/specs/decode-barcode";
import { until } from "../until";
import type { Flows } from "../visit";

export const cardFlows: Flows = {
  "whoever is not signed in is led to the login, and comes back to the card and the question about cookies": async (
    visit,
  ) => {
    const { screen, window } = visit;
    await visit.go("/app/");
    await screen.sees("heading", "Kirjaudu sisään");
    assert.equal((await window.address()).pathname, "/login");
    await screen.presses("button", /^Maija Mallikas/);
    await screen.presses("button", "Hyväksy vain välttämättömät", "Evästeet");
    await screen.seesNo("dialog", "Evästeet");
    await screen.sees("heading", "Maija Mallikas");
    await screen.reads("Vuosijäsen");
    assert.equal((await window.address()).pathname, "/app/");
  },

  "the card shows name and memberships, and the drawer leads to the invoices": async (visit) => {
    const { screen, window } = visit;
    await visit.open("/app/");
    await screen.sees("heading", "Maija Mallikas");
    await screen.reads("Annual member");
    await screen.reads("Helsinki branch");
    await screen.presses("button", "Menu");
    await screen.presses("link", "Invoices", "Navigation menu");
    await screen.sees("heading", "Invoices");
    await screen.seesNo("dialog", "Navigation menu");
    assert.equal((await window.address()).pathname, "/app/invoices");
  },

  "the shown card is white, and its code can be scanned": async (visit) => {
    const { screen, window } = visit;
    await visit.open("/app/", { settings: { darkMode: true } });
    await screen.presses("button", "Show card");
    const card = await screen.sees("dialog", "Membership card");
    assert.equal(await window.run("return getComputedStyle(arguments[0]).backgroundColor", card), "rgb(255, 255, 255)");
    await screen.sees("image", "Card code");
    // The card may still be fading in.
    await until("the code can be scanned", async () => {
      const [found] = await decodeBarcodes(await window.picture());
      return found?.format === "QRCode" && found.text === "KK-104772";
    });
    await screen.presses("button", "Close", "Membership card");
    await screen.seesNo("dialog", "Membership card");
  },
};
