import { until } from "../until";
import type { Flows } from "../visit";

const saved = "Mallipolku 3 A 4";
const street = /^Street address/;
const postalCode = /^Postal code/;
/** Keys pressed while Control is held, in the protocol's way of writing. */
const withControl = (keys: string) => `\uE009${keys}`;

export const accountFlows: Flows = {
  "what is written in My account is saved, and there after a reload": async (visit) => {
    const { screen, window } = visit;
    await visit.open("/app/myaccount");
    await screen.finds(street, saved);
    await screen.types(street, " B");
    await visit.workerHasEverything();
    await screen.presses("button", "Save");
    await screen.isTold("Your details have been saved.");
    await window.reload();
    await screen.finds(street, `${saved} B`);
  },

  "what is pasted beyond the limit of a field stays whole": async (visit) => {
    const { screen } = visit;
    await visit.open("/app/myaccount");
    await screen.finds(street, saved);
    await screen.types(street, withControl("ac"));
    await screen.types(postalCode, withControl("av"));
    await screen.finds(postalCode, saved);
    await screen.reads("A postal code has five digits.");
  },

  "what is not saved yet survives a reload, and can be discarded": async (visit) => {
    const { screen, window } = visit;
    await visit.open("/app/myaccount");
    await screen.finds(street, saved);
    await screen.types(street, " B");
    await until("the draft is kept", () => window.run("return JSON.stringify(sessionStorage).includes(' B')"));
    await window.reload();
    await screen.reads(/^Restored your unsaved changes/);
    await screen.finds(street, `${saved} B`);
    await screen.presses("button", "Discard");
    await screen.finds(street, saved);
    await screen.readsNo(/^Restored your unsaved changes/);
  },
};
