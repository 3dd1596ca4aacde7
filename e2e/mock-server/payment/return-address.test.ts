/** @jest-environment node */
import { paymentForm } from "./payment-form";
import { returnAddress } from "./return-address";
import { checkReturn } from "./sign-fields";

const at = (status: string) => `https://members.example.org/app/invoices/7?status=${status}`;
const fields = paymentForm({
  id: "1001",
  invoiceId: 7,
  title: "Jäsenmaksu",
  amount: "45,00",
  buyer: {
    _full_name: "Maija Mallikas",
    street: "Mallitie 1",
    postal_code: "00100",
    city: "Helsinki",
    email: "maija@example.org",
  },
  returns: {
    pmt_okreturn: at("ok"),
    pmt_errorreturn: at("error"),
    pmt_cancelreturn: at("cancel"),
    pmt_delayedpayreturn: at("cancel"),
  },
});
const payment = { id: "1001", fields };

function query(address: string): Record<string, string> {
  return Object.fromEntries(new URL(address).searchParams);
}

describe("returnAddress", () => {
  it("appends the parameters of a payment to the existing query", () => {
    const address = returnAddress(payment, "paid");
    expect(address.startsWith(`${at("ok")}&pmt_action=`)).toBe(true);
    expect(query(address).pmt_reference).toHaveLength(20);
  });

  it.each(["canceled", "delayed", "failed"] as const)("appends only the id when %s", (outcome) => {
    expect(Object.keys(query(returnAddress(payment, outcome)))).toEqual(["status", "pmt_id"]);
  });

  it("carries an error text where the older integrations do", () => {
    expect(query(returnAddress(payment, "failed", { errorText: "<b>no</b>" })).pmt_errortexttouser).toBe("<b>no</b>");
  });
});

describe("checkReturn", () => {
  it("accepts the provider's signature, even with higher seller costs", () => {
    expect(checkReturn(query(returnAddress(payment, "paid")), fields)).toBe(true);
    expect(checkReturn(query(returnAddress(payment, "paid", { sellerCosts: "5,00" })), fields)).toBe(true);
  });

  it("refuses a wrong hash, another amount and a return without a hash", () => {
    expect(checkReturn(query(returnAddress(payment, "paid", { wrongHash: true })), fields)).toBe(false);
    expect(checkReturn({ ...query(returnAddress(payment, "paid")), pmt_amount: "1,00" }, fields)).toBe(false);
    expect(checkReturn(query(returnAddress(payment, "canceled")), fields)).toBe(false);
  });

  it("refuses a signed return of another payment", () => {
    const other = { ...fields, pmt_reference: "134662" };
    expect(checkReturn(query(returnAddress({ id: "1001", fields: other }, "paid")), fields)).toBe(false);
  });
});
