import { endpointUrl } from "./endpoints";

describe("endpoints", () => {
  it("has the language in the address, and clearCache only on request", () => {
    expect(endpointUrl("me", "en", { clearCache: true })).toBe("/api/en/me?clearCache=1");
    expect(endpointUrl("me", "en", { clearCache: false })).toBe("/api/en/me");
    expect(endpointUrl("me", "../x")).toBe("/api/..%2Fx/me");
  });
});

it.each(["articles", "events", "benefits", "pages"] as const)("the list %s has its own address", (name) => {
  expect(endpointUrl(name, "en")).toBe(`/api/en/${name}`);
});

describe("the build settings", () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
    jest.resetModules();
  });

  it("change the base, also to another origin, and each prefix", async () => {
    jest.resetModules();
    process.env.NEXT_PUBLIC_API_BASE = "https://members.example.org/api/{locale}/";
    process.env.NEXT_PUBLIC_PREFIX_INVOICE = "bills";
    process.env.NEXT_PUBLIC_PREFIX_ME = "whoami";
    const changed = await import("./endpoints");
    expect(changed.endpointUrl("createPayment", "fi")).toBe("https://members.example.org/api/fi/bills/createpayment");
    expect(changed.endpointUrl("saveMe", "fi")).toBe("https://members.example.org/api/fi/whoami");
  });
});
