/** @jest-environment node */
import { addresses, exportedFiles, missingFiles } from "./expected-answers";
import { firebaseFiles } from "./firebase";
import { hostRules } from "./host-rules";

interface Rule {
  source?: string;
  regex?: string;
}
interface FirebaseConfig {
  hosting: {
    rewrites: (Rule & { destination: string })[];
    headers: (Rule & { headers: { key: string; value: string }[] })[];
  };
}

// By Firebase's documentation: files first, then the first matching rewrite, then 404.html; later header rules win.
const { hosting } = JSON.parse(firebaseFiles(hostRules())["firebase.json"] ?? "") as FirebaseConfig;

function matches({ source, regex }: Rule, address: string): boolean {
  if (regex !== undefined) return new RegExp(regex).test(address);
  return source?.endsWith("**") ? address.startsWith(source.slice(0, -2)) : address === source;
}

function answer(address: string): [file: string, status: number] {
  if (exportedFiles.includes(address)) return [address, 200];
  const rule = hosting.rewrites.find((one) => matches(one, address));
  return rule ? [rule.destination, 200] : ["/app/404.html", 404];
}

function headersFor(address: string): Record<string, string> {
  const found = hosting.headers.filter((rule) => matches(rule, address)).flatMap(({ headers }) => headers);
  return Object.fromEntries(found.map(({ key, value }) => [key, value]));
}

describe("Firebase", () => {
  it.each(addresses)("answers %s with %s", (address, file) => {
    expect(answer(address)).toEqual([file, file === "/app/404.html" ? 404 : 200]);
  });

  it.each(missingFiles)("does not treat %s as an id", (address) => {
    expect(answer(address)[1]).toBe(404);
  });

  it("gives every answer the headers, and the worker and chunks their own", () => {
    const { headers, policy, cache } = hostRules();
    for (const address of ["/app/", "/app/invoices/1", "/app/sw.js", "/app/_next/static/chunks/a.js", "404.html"]) {
      const sent = headersFor(address);
      for (const [name, value] of headers) expect(sent[name]).toBe(value);
      expect(sent["Content-Security-Policy"]).toBe(address === "/app/sw.js" ? policy.worker : policy.rest);
      expect(sent["Cache-Control"]).toBe(address.includes("/_next/static/") ? cache.chunks : cache.rest);
    }
    expect(headersFor("/api/fi/me")).toEqual({});
    expect(headersFor("/application")).toEqual({});
  });

  it("uses no pattern that RE2 does not know", () => {
    for (const { regex } of [...hosting.rewrites, ...hosting.headers]) expect(regex ?? "").not.toMatch(/\(\?|\\\d/);
  });
});
