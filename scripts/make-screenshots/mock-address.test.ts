/** @jest-environment node */
import { mockAddress } from "./mock-address";

const mock = "http://localhost:4567";

describe("mockAddress", () => {
  it.each([
    [{}, `${mock}/api/fi/config?clearCache=1`, `${mock}/api/fi/config?clearCache=1`],
    [
      { NEXT_PUBLIC_API_BASE: "https://Members.example.org/v2/{locale}/" },
      "https://members.example.org/v2/sv/me",
      `${mock}/api/sv/me`,
    ],
    [
      { NEXT_PUBLIC_API_BASE: "https://{locale}.example.org/api" },
      "https://fi.example.org/api/me",
      `${mock}/api/fi/me`,
    ],
    [{ NEXT_PUBLIC_API_BASE: "/jasenet/{locale}" }, `${mock}/jasenet/fi/config`, `${mock}/api/fi/config`],
    [
      { NEXT_PUBLIC_PREFIX_ME: "v2/who-am_i.json", NEXT_PUBLIC_PREFIX_INVOICE: "laskut" },
      `${mock}/api/fi/v2/who-am_i.json?clearCache=1`,
      `${mock}/api/fi/me?clearCache=1`,
    ],
  ])("with %j leads %s to %s", (settings, asked, answered) => {
    expect(mockAddress(asked, mock, settings)).toBe(answered);
  });

  it.each([
    ["a file of the app", `${mock}/app/index.html`],
    ["another host", "https://example.org/api/fi/me"],
    ["another path of the server", "https://members.example.org/api/fi/meetings"],
    ["the server's address in a query", `${mock}/x?https://members.example.org/api/fi/me`],
  ])("ignores %s", (_name, asked) => {
    expect(mockAddress(asked, mock, { NEXT_PUBLIC_API_BASE: "https://members.example.org/api/{locale}" })).toBeNull();
  });
});
