import { matchesSource } from "./matches-source";

describe("matchesSource", () => {
  it.each<[string, string, boolean]>([
    ["https://files.example.org/a.pdf", "https:", true],
    ["http://files.example.org/a.pdf", "https:", false],
    ["https://files.example.org/a.pdf", "https://files.example.org", true],
    ["https://FILES.example.org/a.pdf", "https://files.Example.org", true],
    ["http://files.example.org/a.pdf", "https://files.example.org", false],
    ["https://files.example.org:8443/a.pdf", "https://files.example.org", false],
    ["https://files.example.org:8443/a.pdf", "https://files.example.org:8443", true],
    ["http://localhost:4000/a.pdf", "http://localhost:*", true],
    ["https://a.b.example.org/", "https://*.example.org", true],
    ["https://example.org/", "https://*.example.org", false],
    ["https://evilexample.org/", "https://*.example.org", false],
    ["https://example.org.evil.example/", "https://example.org", false],
    ["https://example.org/", "example.org", false],
    ["https://example.org/", "", false],
  ])("%s is allowed by %s: %s", (address, source, isAllowed) => {
    expect(matchesSource(new URL(address), source)).toBe(isAllowed);
  });
});
