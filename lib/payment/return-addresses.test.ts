import { readReturn, returnAddresses } from "./return-addresses";

const page = "http://localhost/app/invoices/5012";

describe("returnAddresses", () => {
  it("are the page with one status each; a delayed payment returns as cancelled", () => {
    expect(returnAddresses(page)).toEqual({
      pmt_okreturn: `${page}?status=ok`,
      pmt_errorreturn: `${page}?status=error`,
      pmt_cancelreturn: `${page}?status=cancel`,
      pmt_delayedpayreturn: `${page}?status=cancel`,
    });
  });
});

/** The parameters of an address, in order. */
const read = (search: string) => [...new URLSearchParams(readReturn(search)?.query)];
const ok = ["status", "ok"];
const id = ["pmt_id", "1"];
const amount = ["pmt_amount", "200,00"];

describe("readReturn", () => {
  it.each([
    "",
    "?status=",
    "?status=paid",
    "?status=ok1",
    "?status=nok",
    "?pmt_id=1",
    "?x=status=ok",
    "?x=status%3Dok",
    "?substatus=ok",
    "?%E0%A4%A",
  ])("%j is not a return", (search) => {
    expect(readReturn(search)).toBeNull();
  });

  it.each([
    ["?status=ok", "ok"],
    ["?status=cancel", "cancel"],
    ["?status=error&pmt_id=1", "error"],
    ["?pmt_id=1&status=ok", "ok"],
    // Of a repeated status, the first counts.
    ["?status=ok&status=cancel", "ok"],
    ["?status=cancel?status=ok", "cancel"],
    // Upper case, and characters around it.
    ["?Status=Ok", "ok"],
    ["?status=ok/", "ok"],
    ["?status=ok%20", "ok"],
    ["?status=%22ok%22", "ok"],
    ["?status=ok\u200b", "ok"],
    // An extra or encoded separator.
    ["??status=ok", "ok"],
    ["?&status=ok", "ok"],
    ["?amp;status=ok", "ok"],
    ["?status%3Dok", "ok"],
    ["?%3Fstatus%3Dok", "ok"],
    ["?status=ok?", "ok"],
  ])("%j has the status %s", (search, status) => {
    expect(readReturn(search)?.status).toBe(status);
  });

  it.each([
    ["an address as it should be", "?status=ok&pmt_id=1&pmt_amount=200%2C00"],
    ["a second question mark", "?status=ok?pmt_id=1&pmt_amount=200%2C00"],
    ["one behind a separator", "?status=ok&?pmt_id=1&pmt_amount=200%2C00"],
    ["an encoded question mark", "?status=ok%3Fpmt_id=1&pmt_amount=200%2C00"],
    ["an encoded separator", "?status=ok%26pmt_id=1&pmt_amount=200%2C00"],
    ["a query that is encoded", "?status=ok%3Fpmt_id%3D1%26pmt_amount%3D200%2C00"],
    ["a query that is encoded as a whole", "?status%3Dok%26pmt_id%3D1%26pmt_amount%3D200%2C00"],
    ["separators written as HTML", "?status=ok&amp;pmt_id=1&amp;pmt_amount=200%2C00"],
    ["separators written as HTML twice", "?status=ok&amp;amp;pmt_id=1&#38;pmt_amount=200%2C00"],
    ["semicolons", "?status=ok;pmt_id=1;pmt_amount=200%2C00"],
    ["a repeated name", "?status=ok&pmt_id=1&pmt_amount=200%2C00&pmt_id=3"],
  ])("reads every parameter of %s", (_, search) => {
    expect(read(search)).toEqual([ok, id, amount]);
  });

  it("returns every value as sent, decoded", () => {
    const sent = { status: "ok", pmt_escrow: "", pmt_x: "a b ä&=?;", url: "https://x.example/?status=no&a=b" };
    expect(read(`?${new URLSearchParams(sent).toString()}`)).toEqual(Object.entries(sent));
    expect(read("?status=ok&pmt_text=Paid?")).toEqual([ok, ["pmt_text", "Paid?"]]);
  });

  it("treats names of object properties as plain names", () => {
    expect(read("?status=ok&__proto__=x&constructor=y")).toEqual([ok, ["__proto__", "x"], ["constructor", "y"]]);
  });

  it("reads a forged status of 50,000 other characters in time", () => {
    const start = performance.now();
    expect(readReturn(`?status=a${"!".repeat(50_000)}a`)).toBeNull();
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it("reads its own result again", () => {
    const { query = "" } = readReturn("?status=OK?pmt_text=a%26b%3Dc%2B%C3%A4%0A%2520") ?? {};
    expect(readReturn(`?${query}`)).toEqual({ status: "ok", query });
    expect(new URLSearchParams(query).get("pmt_text")).toBe("a&b=c+ä\n%20");
  });
});
