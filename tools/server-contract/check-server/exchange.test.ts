/** @jest-environment node */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exchange, type Exchange } from "./exchange";

let server: Server;
let origin = "";

/** Redirects as `/302/to/path` says, never answers at `/silent`, breaks off at `/half`, and otherwise echoes the request. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const [, status = "", target = ""] = /^\/(30\d)\/to(\/.*)$/.exec(request.url ?? "") ?? [];
      if (status) return response.writeHead(Number(status), { location: target }).end();
      if (request.url === "/loop?a=1") return response.writeHead(302, { location: "?a=1" }).end();
      if (request.url === "/silent") return undefined;
      if (request.url === "/half") return response.writeHead(200).write('{"a":');
      const asked = { method: request.method, body: Buffer.concat(chunks).toString() };
      return response.end(JSON.stringify(asked));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(path: string, method = "GET", timeoutMs?: number): Promise<Exchange> {
  const init: RequestInit = { method };
  if (method === "POST") {
    init.body = new FormData();
    init.body.append("email", "a@b.fi");
  }
  return (await exchange(fetch, `${origin}${path}`, init, { cookie: "", origin, timeoutMs })).seen;
}

const answered = ({ body }: Exchange) => JSON.parse(body) as { method: string; body: string };

describe("exchange follows redirects as a browser does", () => {
  it.each([301, 302, 303])("after %d with GET, and without the posted body", async (status) => {
    const seen = await ask(`/${status}/to/me`, "POST");
    expect(answered(seen)).toEqual({ method: "GET", body: "" });
    expect(seen.redirects).toEqual([`${origin}/me`]);
    expect(seen.isPostLost).toBe(true);
  });

  it.each([307, 308])("after %d with the same method and body", async (status) => {
    const seen = await ask(`/${status}/to/me`, "POST");
    expect(answered(seen).method).toBe("POST");
    expect(answered(seen).body).toContain("a@b.fi");
    expect(seen.isPostLost).toBe(false);
  });

  it("up to a browser's limit", async () => {
    const seen = await ask(`${"/302/to".repeat(20)}/me`);
    expect([seen.status, seen.redirects.length]).toEqual([200, 20]);
  });

  it("and stops in a loop", async () => {
    const elsewhere = await ask("/302/to/loop?a=1");
    const failure = "the server redirected more than 20 times";
    expect([elsewhere.status, elsewhere.failure]).toEqual([0, `${failure}, last to ${origin}/loop`]);
    expect((await ask("/loop?a=1")).failure).toBe(failure);
  });
});

describe("exchange times out", () => {
  it.each(["/silent", "/half"])("without a whole answer in time: %s", async (path) => {
    const seen = await ask(path, "GET", 200);
    expect(seen).toMatchObject({ status: 0, isLate: true, failure: "the server did not answer within 0.2 seconds" });
  });
});

describe("exchange gives the reason for a missing answer", () => {
  it("from an HTTP server called by https", async () => {
    const { seen } = await exchange(fetch, origin.replace("http:", "https:"), {}, { cookie: "", origin });
    expect(seen.failure).toContain("SSL");
  });
});
