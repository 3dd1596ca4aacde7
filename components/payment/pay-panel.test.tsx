import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInApp } from "@/components/testing/render-in-app";
import { openPayment } from "@/lib/payment/pay-invoice";
import { network } from "@/lib/platform/network";
import { english } from "@/scripts/testing/english";
import { PayPanel } from "./pay-panel";

jest.mock("@/lib/payment/pay-invoice", () => ({ openPayment: jest.fn() }));

it("keeps the focus when the network goes, opens nothing then, and says why", async () => {
  renderInApp(<PayPanel invoice={{ person: "7", invoiceId: 5012 }} isStarted={false} />);
  const pay = screen.getByRole("button", { name: english.payment.pay });
  pay.focus();
  act(() => network.report(false));
  expect(pay).toHaveFocus();
  expect(pay).toHaveAttribute("aria-disabled", "true");
  expect(pay).toHaveAccessibleDescription(english.offline.needsNetwork);
  await userEvent.keyboard("{Enter}");
  expect(openPayment).not.toHaveBeenCalled();
  act(() => network.report(true));
  await userEvent.keyboard("{Enter}");
  expect(openPayment).toHaveBeenCalledTimes(1);
});
