import { until } from "../until";
import type { Flows, Visit } from "../visit";

const invoice = "/app/invoices/5012";

export const paymentFlows: Flows = {
  "an invoice is paid at the provider, checked on return and then shown as paid": async (visit) => {
    const { screen } = visit;
    // Slow enough for the dialog of the check to be seen.
    await visit.open(invoice, { scenario: { "checkPayment.latency": "1000" } });
    await screen.sees("heading", "Membership fee and magazine");
    await screen.reads("Open");
    await goToProvider(visit);
    await screen.presses("button", "Pay");
    await screen.sees("dialog", "Checking your payment");
    await screen.seesNo("dialog", "Checking your payment");
    await screen.reads("Paid");
    await screen.seesNo("button", "Pay invoice");
    await addressIsClean(visit);
  },

  "a payment that is cancelled, and one that fails, is said and can be tried again": async (visit) => {
    const { screen } = visit;
    await visit.open(invoice);
    await visit.workerHasEverything();
    await goToProvider(visit);
    await screen.presses("button", "Cancel");
    await screen.isTold("Your payment was canceled");
    await screen.sees("button", "Pay invoice");
    await addressIsClean(visit);
    await goToProvider(visit);
    await screen.presses("button", "Fail");
    await screen.isTold("An error occured during your payment");
    await screen.sees("button", "Pay invoice");
    await screen.reads("Open");
    await addressIsClean(visit);
  },

  "whoever steps back from the provider is told of the payment, and asked before another": async (visit) => {
    const { screen, window } = visit;
    await visit.open(invoice);
    await goToProvider(visit);
    await window.back();
    await screen.reads(/^A payment of this invoice was started/);
    await screen.seesNo("dialog", "Pay invoice");
    await screen.presses("button", "Pay invoice");
    await screen.presses("button", "Cancel", "Pay invoice");
    await screen.seesNo("dialog", "Pay invoice");
  },
};

async function goToProvider(visit: Visit): Promise<void> {
  await visit.screen.presses("button", "Pay invoice");
  await goOn(visit);
}

async function goOn({ screen }: Visit): Promise<void> {
  await screen.presses("button", "Continue", "Pay invoice");
  await screen.sees("heading", "Payment service");
}

/** Without what the provider returned. */
async function addressIsClean({ window, server }: Visit): Promise<void> {
  await until("the address has no query", async () => (await window.address()).href === server.url + invoice);
}
