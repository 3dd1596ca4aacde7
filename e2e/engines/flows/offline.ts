import assert from "node:assert/strict";
import type { Flows } from "../visit";

export const offlineFlows: Flows = {
  "the app starts without a network, and says how old the card is": async (visit) => {
    const { screen, server } = visit;
    await visit.open("/app/");
    await visit.workerHasEverything();
    await server.close();
    await visit.go("/app/");
    await screen.sees("heading", "Maija Mallikas");
    await screen.reads(/^Offline\. Updated \d/);
    await visit.go("/app/invoices/5012");
    await screen.sees("heading", "Membership fee and magazine");
    await screen.reads("Open");
  },

  "after a logout nothing of the member is left on the device": async (visit) => {
    const { screen, server, window } = visit;
    await visit.open("/app/");
    await screen.sees("heading", "Maija Mallikas");
    await visit.workerHasEverything();
    await screen.presses("button", "Menu");
    await screen.presses("button", "Log out", "Navigation menu");
    await screen.presses("button", "Yes", "Log out?");
    await screen.sees("heading", "Kirjaudu sisään");
    assert.deepEqual(await window.run("return Object.keys(localStorage)"), ["settings"]);
    await server.close();
    await visit.go("/app/");
    await screen.sees("button", "Try again");
    await screen.sees("heading", "The app could not start");
    await screen.seesNo("heading", "Maija Mallikas");
  },
};
