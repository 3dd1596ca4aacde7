/** @jest-environment node */
import { runInNewContext } from "node:vm";
import { addresses, exportedFiles, missingFiles } from "./expected-answers";
import { hostRules } from "./host-rules";
import { s3CloudfrontFiles } from "./s3-cloudfront";

const files = s3CloudfrontFiles(hostRules());
const code = files["viewer-request.js"] ?? "";

interface CloudfrontAnswer {
  uri?: string;
  statusCode?: number;
  headers?: { location?: { value: string } };
}

/** Calls the function as CloudFront does. */
function run(uri: string, querystring: Record<string, unknown> = {}): CloudfrontAnswer {
  const event = JSON.stringify({ request: { method: "GET", uri, querystring, headers: {}, cookies: {} } });
  return JSON.parse(
    runInNewContext(`${code}; JSON.stringify(handler(${event}))`, {}, { timeout: 1000 }) as string,
  ) as CloudfrontAnswer;
}

/** S3 serves existing files; the distribution's error response covers the rest. */
function answer(address: string): [file: string, status: number] {
  const { uri = "" } = run(address);
  return exportedFiles.includes(uri) ? [uri, 200] : ["/app/404.html", 404];
}

describe("the function of CloudFront", () => {
  it.each(addresses)("maps %s to %s", (address, file) => {
    expect(answer(address)).toEqual([file, file === "/app/404.html" ? 404 : 200]);
  });

  it.each(missingFiles)("does not treat %s as an id", (address) => {
    expect(answer(address)).toEqual(["/app/404.html", 404]);
  });

  it("redirects /app to /app/ with its query", () => {
    expect(run("/app")).toMatchObject({ statusCode: 301, headers: { location: { value: "/app/" } } });
    const query = {
      status: { value: "ok" },
      x: { value: "1", multiValue: [{ value: "1" }, { value: "%C3%A4" }] },
      y: { value: "" },
    };
    expect(run("/app", query).headers?.location?.value).toBe("/app/?status=ok&x=1&x=%C3%A4&y");
  });

  it("leaves other paths alone", () => {
    for (const uri of ["/", "/application", "/api/fi/me", "/app.html"]) expect(run(uri).uri).toBe(uri);
  });

  it("is within CloudFront's size limit", () => {
    expect(Buffer.byteLength(code)).toBeLessThan(10_240);
  });
});

interface HeadersPolicy {
  Name: string;
  Comment: string;
  SecurityHeadersConfig: Record<string, Record<string, unknown>>;
  CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string; Override: boolean }[] };
}

describe.each([
  ["response-headers-policy.json", "rest"],
  ["response-headers-policy-worker.json", "worker"],
] as const)("%s", (name, kind) => {
  const policy = JSON.parse(files[name] ?? "") as HeadersPolicy;

  it("sets the same headers as the other hosts", () => {
    const { headers, policy: policies } = hostRules();
    const own = policy.SecurityHeadersConfig;
    expect(own.ContentSecurityPolicy?.ContentSecurityPolicy).toBe(policies[kind]);
    expect(own.FrameOptions?.FrameOption).toBe("DENY");
    expect(own.ReferrerPolicy?.ReferrerPolicy).toBe("strict-origin-when-cross-origin");
    expect(own.StrictTransportSecurity?.AccessControlMaxAgeSec).toBe(31536000);
    expect(own.ContentTypeOptions?.Override).toBe(true);
    const custom = policy.CustomHeadersConfig.Items.map(({ Header }) => Header);
    expect(custom).toHaveLength(headers.length - 3);
    expect(policy.CustomHeadersConfig.Quantity).toBe(custom.length);
  });

  it("stays within the limits of CloudFront", () => {
    expect(policy.Comment.length).toBeLessThanOrEqual(128);
    expect(policy.CustomHeadersConfig.Items.length).toBeLessThanOrEqual(10);
    for (const { Value } of policy.CustomHeadersConfig.Items) expect(Value.length).toBeLessThanOrEqual(1783);
  });
});

it("shows the app's page with the status 404 for missing files", () => {
  expect(JSON.parse(files["custom-error-responses.json"] ?? "")).toEqual({
    Quantity: 1,
    Items: [{ ErrorCode: 404, ResponsePagePath: "/app/404.html", ResponseCode: "404", ErrorCachingMinTTL: 10 }],
  });
});

describe("the upload to S3", () => {
  const commands = (files["upload.sh"] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("put --"))
    .map((line) => ({
      filters: [...line.matchAll(/--(exclude|include) "([^"]+)"/g)].map(([, way, pattern = ""]) => ({ way, pattern })),
      type: /--content-type "([^"]+)"/.exec(line)?.[1],
      cache: /--cache-control "([^"]+)"/.exec(line)?.[1],
    }));

  /** The last matching filter wins, and "*" matches slashes too. */
  const takes = ({ filters }: (typeof commands)[number], file: string) =>
    filters.findLast(({ pattern }) =>
      new RegExp(`^${pattern.replaceAll(".", String.raw`\.`).replaceAll("*", ".*")}$`).test(file),
    )?.way === "include";

  it.each(exportedFiles)("uploads %s once, with its type and its cache rule", (file) => {
    const taken = commands.filter((command) => takes(command, file.slice("/app/".length)));
    expect(taken).toHaveLength(1);
    const { types, cache } = hostRules();
    expect(taken[0]?.type).toContain(types.find(({ extension }) => file.endsWith(`.${extension}`))?.type);
    expect(taken[0]?.cache).toBe(file.includes("/_next/static/") ? cache.chunks : cache.rest);
  });

  it("uploads pages after the files that they need, and the worker last", () => {
    const at = (file: string) => commands.findIndex((command) => takes(command, file));
    expect(at("_next/static/chunks/a.js")).toBeLessThan(at("icons/mdi/0.json"));
    expect(at("icons/mdi/0.json")).toBeLessThan(at("index.html"));
    expect(at("sw.js")).toBe(commands.length - 1);
  });

  it("does not upload hidden files and source maps", () => {
    for (const file of [".env", ".git/config", "_next/static/chunks/a.js.map"])
      expect(commands.some((command) => takes(command, file))).toBe(false);
  });
});
