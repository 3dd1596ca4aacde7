import { readReturn, returnAddresses, returnQuery } from "./return-addresses";

const page = "http://localhost/app/invoices/5012";

describe("returnAddresses", () => {
  it("are the page with a status each; a delayed payment comes back like a cancelled one", () => {
    expect(returnAddresses(page)).toEqual({
      pmt_okreturn: `${page}?status=ok`,
      pmt_errorreturn: `${page}?status=error`,
      pmt_cancelreturn: `${page}?status=cancel`,
      pmt_delayedpayreturn: `${page}?status=cancel`,
    });
  });

  it("are read back as what they were made for", () => {
    const statuses = Object.values(returnAddresses(page)).map((address) => readReturn(new URL(address).search)?.status);
    expect(statuses).toEqual(["ok", "error", "cancel", "cancel"]);
  });
});

describe("readReturn", () => {
  it.each(["", "?", "?status", "?status=", "?status=OK", "?status=paid", "?status=ok%20", "?pmt_id=1", "?x=status=ok"])(
    "%j is no return",
    (search) => {
      expect(readReturn(search)).toBeNull();
    },
  );

  it("gives every parameter as the provider sent it, decoded", () => {
    const search =
      "?status=ok&pmt_id=2&pmt_reference=00000000000000134662&pmt_amount=200%2C00&pmt_escrow=&pmt_x=a+b%20%C3%A4%26";
    expect(readReturn(search)).toEqual({
      status: "ok",
      parameters: {
        status: "ok",
        pmt_id: "2",
        pmt_reference: "00000000000000134662",
        pmt_amount: "200,00",
        pmt_escrow: "",
        pmt_x: "a b ä&",
      },
    });
  });

  it("takes the first of each name: what is appended to the address changes nothing", () => {
    expect(readReturn("?status=ok&pmt_id=2&status=cancel&pmt_id=3")).toEqual({
      status: "ok",
      parameters: { status: "ok", pmt_id: "2" },
    });
  });

  it("takes names of objects for names", () => {
    const parameters = readReturn("?status=error&__proto__=x&constructor=y")?.parameters ?? {};
    expect(Object.keys(parameters)).toEqual(["status", "__proto__", "constructor"]);
    expect(Object.getPrototypeOf(parameters)).toBe(Object.prototype);
  });
});

describe("returnQuery", () => {
  it("is read as what it was written from", () => {
    const parameters = { status: "ok", pmt_amount: "200,00", text: "a&b=c+ä\n%20" };
    expect(readReturn(`?${returnQuery(parameters)}`)?.parameters).toEqual(parameters);
  });
});
