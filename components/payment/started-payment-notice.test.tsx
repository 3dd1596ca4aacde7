import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInApp } from "@/components/testing/render-in-app";
import { receiveAnswer } from "@/components/testing/server-data";
import { callServer } from "@/lib/api/client";
import { localeStore } from "@/lib/i18n/locale-store";
import { keepStartedPayment } from "@/lib/payment/started-payments";
import { useMember } from "@/lib/queries/me-query";
import { answers } from "@/scripts/testing/call-results";
import { english } from "@/scripts/testing/english";
import { StartedPaymentList } from "./started-payment-list";

jest.mock("@/lib/api/client", () => ({ callServer: jest.fn() }));

function Screen() {
  const member = useMember();
  return (
    <main id="main" tabIndex={-1}>
      {member ? <StartedPaymentList member={member} /> : null}
    </main>
  );
}

const memberData = (isPayable: boolean) => ({ id: 7, invoice: [{ id: 5012, _is_payable: isPayable }] });

it("passes the focus to the main area when Check again finds the payment booked", async () => {
  localeStore.set({ locale: "en", messages: english });
  receiveAnswer({ memberData: memberData(true) });
  keepStartedPayment({ person: "7", invoiceId: 5012, startedAt: Date.now() });
  jest.mocked(callServer).mockResolvedValue(answers({ memberData: memberData(false) }));
  renderInApp(<Screen />);
  await userEvent.click(screen.getByRole("button", { name: english.payment.checkAgain }));
  await waitFor(() => expect(screen.queryByRole("button")).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
});
