import { env } from "@/lib/config/env";
import { barRoutes } from "./bar-routes";

const all = { invoices: true, benefits: true, events: true, articles: true };
const none = { invoices: false, benefits: false, events: false, articles: false };

describe("barRoutes", () => {
  it.each([
    [
      "everything",
      all,
      ["membershipCard", "invoiceContainer", "benefitContainer", "eventContainer", "articleContainer"],
    ],
    ["nothing", none, ["membershipCard"]],
    ["invoices only", { ...none, invoices: true }, ["membershipCard", "invoiceContainer"]],
    [
      "news and benefits",
      { ...none, articles: true, benefits: true },
      ["membershipCard", "benefitContainer", "articleContainer"],
    ],
  ])("with %s has the card and the non-empty lists, in the specified order", (_sentence, filled, expected) => {
    expect(barRoutes(filled)).toEqual(expected);
  });

  it("leaves out routes that do not exist", () => {
    const off = jest.replaceProperty(env, "NEXT_PUBLIC_ROUTES_OFF", "eventContainer,invoiceContainer");
    expect(barRoutes(all)).toEqual(["membershipCard", "benefitContainer", "articleContainer"]);
    off.restore();
  });
});
