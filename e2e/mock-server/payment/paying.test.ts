/** @jest-environment node */
import { startMockServer, type MockServer } from "../server";
import { Buyer } from "./buyer";

let server: MockServer;
let buyer: Buyer;

beforeAll(async () => {
  server = await startMockServer({ port: 0 });
});
afterAll(() => server.close());
beforeEach(() => (buyer = new Buyer(server.url)));

/** Pays invoice 5012 up to the return: the provider's redirect, as a query. */
async function returned(provider: string, choice = "pay"): Promise<Record<string, string>> {
  await buyer.set({ persona: "ordinary", provider });
  return queryOf(await buyer.choose(await buyer.startPayment(), choice));
}

describe("paying", () => {
  it("makes the invoice paid with a receipt, and not payable any more", async () => {
    await buyer.set({ persona: "ordinary" });
    expect(await buyer.invoice()).toMatchObject({ _is_payable: true, _receipt_link: null });
    const query = await returned("buttons");
    expect(query.status).toBe("ok");
    // Paid at the provider; the server learns it from the check.
    expect(await buyer.invoice()).toMatchObject({ _is_payable: true });
    expect((await buyer.check(query)).status).toBe(200);
    const invoice = await buyer.invoice();
    expect(invoice).toMatchObject({
      _is_payable: false,
      _receipt_link: "/files/receipt-5012.pdf",
      _status: { text: "Paid" },
    });
    expect(invoice).not.toHaveProperty("_payment");
  });

  it("can be checked twice, and not started again", async () => {
    const query = await returned("buttons");
    await buyer.check(query);
    expect((await buyer.check(query)).status).toBe(200);
    await expect(buyer.startPayment()).rejects.toThrow("422");
  });

  it("is not changed by a check with the cookie from before a reset", async () => {
    const query = await returned("buttons");
    const leftPage = Object.assign(new Buyer(server.url), buyer);
    await buyer.get("/mock/reset");
    expect((await leftPage.check(query)).status).toBe(401);
    expect(await buyer.invoice()).toMatchObject({ _is_payable: true });
    expect((await buyer.check(query)).status).toBe(200);
  });

  it("is not changed by a check in flight during a reset", async () => {
    const query = await returned("buttons");
    await buyer.set({ "checkPayment.latency": "300" });
    const late = Object.assign(new Buyer(server.url), buyer).check(query);
    while (!(await buyer.hasSent("/api/en/invoice/checkpayment")));
    await buyer.get("/mock/reset");
    await late;
    expect(await buyer.invoice()).toMatchObject({ _is_payable: true });
    expect((await buyer.check(query)).status).toBe(200);
  });

  it.each([
    ["cancel", "cancel"],
    ["later", "cancel"],
    ["fail", "error"],
  ])("that ends with '%s' returns with status=%s and leaves the invoice payable", async (choice, status) => {
    const query = await returned("buttons", choice);
    expect(query).toEqual({ status, pmt_id: expect.any(String) as string });
    expect((await buyer.check(query)).status).toBe(422);
    expect(await buyer.invoice()).toMatchObject({ _is_payable: true });
  });

  it("is refused for a manipulated form", async () => {
    await buyer.set({ persona: "ordinary" });
    const form = await buyer.startPayment();
    await expect(buyer.choose({ ...form, fields: { ...form.fields, pmt_amount: "1,00" } }, "pay")).rejects.toThrow(
      "400",
    );
  });
});

describe("the provider mode", () => {
  it("twice notifies the server, and its link back can be followed again", async () => {
    await buyer.set({ persona: "ordinary", provider: "twice" });
    const thanks = await buyer.choose(await buyer.startPayment(), "pay");
    expect(await buyer.invoice()).toMatchObject({ _is_payable: false });
    for (const query of [queryOf(await buyer.linkBack(thanks)), queryOf(await buyer.linkBack(thanks))])
      expect((await buyer.check(query)).status).toBe(200);
  });

  it.each(["cancel", "fail", "later"])("paid-anyway makes a payment that ended with '%s'", async (choice) => {
    const query = await returned("paid-anyway", choice);
    expect(query.status).not.toBe("ok");
    expect(await buyer.invoice()).toMatchObject({ _is_payable: false });
  });

  it("wrong-hash is refused, and the invoice stays payable", async () => {
    const query = await returned("wrong-hash");
    expect(query.status).toBe("ok");
    expect((await buyer.check(query)).status).toBe(422);
    expect(await buyer.invoice()).toMatchObject({ _is_payable: true });
  });

  it("higher-costs is accepted", async () => {
    const query = await returned("higher-costs");
    expect(query.pmt_sellercosts).toBe("5,00");
    expect((await buyer.check(query)).status).toBe(200);
  });

  it("unbooked confirms, and only /mock/pay makes the invoice paid", async () => {
    const query = await returned("unbooked");
    expect((await buyer.check(query)).status).toBe(200);
    expect((await buyer.check(query)).status).toBe(200);
    expect(await buyer.invoice()).toMatchObject({ _is_payable: true });
    expect(await buyer.get("/mock/pay?invoice=5012")).toBe(303);
    expect(await buyer.invoice()).toMatchObject({ _is_payable: false });
  });
});

describe("/mock/pay", () => {
  it("works for a signed-out member, named by a persona", async () => {
    await buyer.set({ persona: "none" });
    expect(await buyer.get("/mock/pay?invoice=5012")).toBe(400);
    expect(await buyer.get("/mock/pay?invoice=5012&persona=ordinary")).toBe(303);
    await buyer.set({ persona: "ordinary" });
    expect(await buyer.invoice()).toMatchObject({ _is_payable: false });
  });

  it.each(["", "?invoice=", "?invoice=1", "?invoice=abc"])("%s names no invoice: 400", async (query) => {
    await buyer.set({ persona: "ordinary" });
    expect(await buyer.get(`/mock/pay${query}`)).toBe(400);
  });
});

function queryOf(address: string): Record<string, string> {
  return Object.fromEntries(new URL(address).searchParams);
}
