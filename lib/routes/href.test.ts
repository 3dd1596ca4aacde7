import { href } from "./href";

describe("href", () => {
  it.each([
    ["membershipCard", "", "/app/"],
    ["myAccount", "", "/app/myaccount"],
    ["invoiceContainer", "", "/app/invoices"],
    ["invoice", "12", "/app/invoices/12"],
    ["article", "kesä retki", "/app/articles/kes%C3%A4%20retki"],
    ["event", "a/b?c#d", "/app/events/a%2Fb%3Fc%23d"],
    ["page", "$&", "/app/pages/%24%26"],
    ["error404", "", "/app/error404"],
  ] as const)("%s %j is at %s", (name, pagename, expected) => {
    expect(href(name, pagename)).toBe(expected);
  });

  it("does not throw for a lone surrogate, which JSON can carry", () => {
    expect(() => href("article", JSON.parse('"\\ud83c"') as string)).not.toThrow();
  });
});
