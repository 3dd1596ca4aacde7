import { allowances } from "@/lib/config/allowances";
import { appearance } from "@/lib/config/appearance";
import { env } from "@/lib/config/env";
import { checkEnv, type BuildSettings } from "./check-env";

const problemOf = (change: Partial<BuildSettings>) => checkEnv({ ...env, ...appearance, ...allowances, ...change });

describe("checkEnv", () => {
  it.each<Partial<BuildSettings>>([
    {},
    { NEXT_PUBLIC_API_BASE: "https://members.example.org/api/{locale}" },
    { NEXT_PUBLIC_API_BASE: "http://localhost:4000/{locale}/" },
    { NEXT_PUBLIC_PREFIX_ME: "v2/who-am_i.json" },
    { NEXT_PUBLIC_ROUTES_OFF: "myAccount, invoiceContainer," },
    {
      NEXT_PUBLIC_IMAGE_SOURCES: "none",
      NEXT_PUBLIC_FILE_SOURCES: "https://files.example.org,https://*.example.net:8443",
    },
    { NEXT_PUBLIC_PAYMENT_SOURCES: "https:" },
    { NEXT_PUBLIC_EMBEDS: "vimeo https://player.example.org", NEXT_PUBLIC_ANALYTICS: "off" },
    { NEXT_PUBLIC_APP_NAME: "Kaarnapolku ry", NEXT_PUBLIC_THEME_COLOR: "#0A5C36" },
  ])("accepts %j", (change) => {
    expect(problemOf(change)).toBeNull();
  });

  it.each<[keyof BuildSettings, string, RegExp]>([
    ["NEXT_PUBLIC_API_BASE", "/api/fi", /must contain \{locale\}/],
    ["NEXT_PUBLIC_API_BASE", "api/{locale}", /must start with \//],
    ["NEXT_PUBLIC_API_BASE", "ftp://example.org/{locale}", /must start with \//],
    ["NEXT_PUBLIC_API_BASE", "https:///{locale}", /must start with \//],
    ["NEXT_PUBLIC_PREFIX_CONFIG", "con fig", /without spaces/],
    ["NEXT_PUBLIC_PREFIX_ME", "", /without spaces/],
    ["NEXT_PUBLIC_PREFIX_INVOICE", "invoice?x=1", /must be a path/],
    ["NEXT_PUBLIC_PREFIX_ME", "/me", /without spaces and outer slashes/],
    ["NEXT_PUBLIC_PREFIX_ME", "member/me/", /without spaces and outer slashes/],
    ["NEXT_PUBLIC_ROUTES_OFF", "myAccount, invoices", /must name routes that the app can do without.*invoiceContainer/],
    ["NEXT_PUBLIC_ROUTES_OFF", "constructor", /must name routes/],
    ["NEXT_PUBLIC_ROUTES_OFF", "eventContainer, settings", /must name routes/],
    ["NEXT_PUBLIC_ROUTES_OFF", "error404", /: (?!.*(membershipCard|settings|error404).* \(it is)/],
    ["NEXT_PUBLIC_IMAGE_SOURCES", "*", /must list sources/],
    ["NEXT_PUBLIC_IMAGE_SOURCES", "https:; script-src *", /must list sources/],
    ["NEXT_PUBLIC_FILE_SOURCES", "data:", /must list sources/],
    ["NEXT_PUBLIC_FILE_SOURCES", "'unsafe-inline'", /must list sources/],
    ["NEXT_PUBLIC_PAYMENT_SOURCES", "bank.example.org", /must list sources/],
    ["NEXT_PUBLIC_EMBEDS", "youtub", /must list video services \(youtube/],
    ["NEXT_PUBLIC_EMBEDS", "https:", /must list video services/],
    ["NEXT_PUBLIC_EMBEDS", "http://player.example.org", /must list video services/],
    ["NEXT_PUBLIC_ANALYTICS", "yes", /must be on or off/],
    ["NEXT_PUBLIC_APP_SHORT_NAME", "  ", /must not be empty/],
    ["NEXT_PUBLIC_PRIMARY_COLOR", "", /must be a colour of six digits such as #dd005c/],
    ["NEXT_PUBLIC_LINK_COLOR", "red", /must be a colour of six digits such as #dd005c, or empty/],
    ["NEXT_PUBLIC_LOCALES", "fi, en", /each once, separated by commas without spaces/],
    ["NEXT_PUBLIC_LOCALES", "fi,en,fi", /each once/],
    ["NEXT_PUBLIC_LOCALES", "", /must name languages/],
    ["NEXT_PUBLIC_LOCALES", "fi,../en", /must name languages/],
    ["NEXT_PUBLIC_THEME_COLOR", "pink", /must be a colour of six digits such as #dd005c/],
    ["NEXT_PUBLIC_BACKGROUND_COLOR", "#fff", /must be a colour of six digits such as #dd005c/],
  ])("rejects %s = %j with one sentence", (name, value, problem) => {
    const message = problemOf({ [name]: value });
    expect(message).toMatch(problem);
    expect(message).toContain(`The build setting ${name} `);
    expect(message).toContain(`"${value}"`);
    expect(message).toMatch(/^[^\n]*\.$/);
  });
});
