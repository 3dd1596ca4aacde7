import { env, type Environment } from "@/lib/base/env";
import { checkEnv } from "./check-env";

const failure = (change: Partial<Environment>): string => {
  try {
    checkEnv({ ...env, ...change });
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "no error object";
  }
};

describe("checkEnv", () => {
  it.each<Partial<Environment>>([
    {},
    { NEXT_PUBLIC_API_BASE: "https://members.example.org/api/{locale}" },
    { NEXT_PUBLIC_API_BASE: "http://localhost:4000/{locale}/" },
    { NEXT_PUBLIC_PREFIX_ME: "v2/who-am_i.json" },
    { NEXT_PUBLIC_ROUTES_OFF: "myAccount, invoiceContainer," },
  ])("is content with %j", (change) => {
    expect(failure(change)).toBe("");
  });

  it.each<[keyof Environment, string, RegExp]>([
    ["NEXT_PUBLIC_API_BASE", "/api/fi", /must contain \{locale\}/],
    ["NEXT_PUBLIC_API_BASE", "api/{locale}", /must start with \//],
    ["NEXT_PUBLIC_API_BASE", "ftp://example.org/{locale}", /must start with \//],
    ["NEXT_PUBLIC_API_BASE", "https:///{locale}", /must start with \//],
    ["NEXT_PUBLIC_PREFIX_CONFIG", "con fig", /without spaces/],
    ["NEXT_PUBLIC_PREFIX_ME", "", /without spaces/],
    ["NEXT_PUBLIC_PREFIX_INVOICE", "invoice?x=1", /must be a path/],
    ["NEXT_PUBLIC_ROUTES_OFF", "myAccount, invoices", /must name routes of the app.*invoiceContainer/],
    ["NEXT_PUBLIC_ROUTES_OFF", "constructor", /must name routes of the app/],
  ])("says of %s = %j in one sentence what is wrong with it", (name, value, problem) => {
    const message = failure({ [name]: value });
    expect(message).toMatch(problem);
    expect(message).toContain(`The build setting ${name} `);
    expect(message).toContain(`"${value}"`);
    expect(message).toMatch(/^[^\n]*\.$/);
  });
});
