import type { Flows } from "../visit";

export const keyboardFlows: Flows = {
  "keys alone open the drawer, lead to an invoice, and close a dialog": async (visit) => {
    const { screen } = visit;
    await visit.open("/app/");
    await screen.sees("heading", "Maija Mallikas");
    await screen.tabsTo("button", "Menu");
    await screen.hits("Enter");
    await screen.sees("dialog", "Navigation menu");
    await screen.tabsTo("link", "Invoices");
    await screen.hits("Enter");
    await screen.sees("heading", "Invoices");
    await screen.seesNo("dialog", "Navigation menu");
    await screen.tabsTo("link", /^Membership fee and magazine/);
    await screen.hits("Enter");
    await screen.sees("heading", "Membership fee and magazine");
    await screen.tabsTo("button", "Pay invoice");
    await screen.hits("Space");
    await screen.sees("dialog", "Pay invoice");
    await screen.hits("Escape");
    await screen.seesNo("dialog", "Pay invoice");
    await screen.hasFocus("button", "Pay invoice");
  },
};
