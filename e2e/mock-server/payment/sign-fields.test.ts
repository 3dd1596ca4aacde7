/** @jest-environment node */
import { paymentHash } from "./sign-fields";

const values = ["NEW_PAYMENT_EXTENDED", "0004", "2", "134662", "200,00", "EUR", "0,00", "FI01", "N"];
const secret = "11223344556677889900";

describe("paymentHash", () => {
  it("gives the MD5 of the provider's own example", () => {
    expect(paymentHash(values, secret, "MD5")).toBe("BDF4F41FA194612017CBE13CF7670971");
  });

  it.each([
    ["SHA-512", 128],
    ["SHA-256", 64],
    ["SHA-1", 40],
  ] as const)("gives %s as %d upper-case hex digits", (algorithm, length) => {
    const hash = paymentHash(values, secret, algorithm);
    expect(hash).toMatch(/^[0-9A-F]+$/);
    expect(hash).toHaveLength(length);
  });

  it("changes with any value and with the secret", () => {
    const original = paymentHash(values, secret, "SHA-512");
    expect(paymentHash([...values.slice(0, -1), "Y"], secret, "SHA-512")).not.toBe(original);
    expect(paymentHash(values, "1", "SHA-512")).not.toBe(original);
  });
});
