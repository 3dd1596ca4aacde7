/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import net, { type AddressInfo } from "node:net";
import { portSentence } from "./choose-port.mjs";

function start(script: string, port: string) {
  const { status, stderr } = spawnSync(process.execPath, [script], {
    encoding: "utf8",
    timeout: 60_000,
    env: { ...process.env, PORT: port },
  });
  return { status, sentence: stderr.trim() };
}

describe.each([
  ["npm start", "scripts/start.mjs"],
  ["npm run dev", "scripts/dev.mjs"],
])("%s", (command, script) => {
  it.each(["abc", "0", "-1", "3.5", "1e3", "65536"])("names PORT=%s, which is no port", (port) => {
    expect(start(script, port)).toEqual({
      status: 1,
      sentence: `PORT must be a number from 1 to 65535 (it is "${port}").`,
    });
  });

  it("names a port in use, and a free one", async () => {
    const other = net.createServer().listen(0);
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { status, sentence } = start(script, String(port));
    other.close();
    const [, offered] = /PORT=(\d+)/.exec(sentence) ?? [];
    expect({ status, sentence }).toEqual({
      status: 1,
      sentence: `Port ${port} is in use: close the program that uses it, or choose another one with PORT=${offered} ${command}.`,
    });
    expect(offered).not.toBe(String(port));
  });
});

it.each([
  ["EACCES", /^Port 80 is not allowed for this user: choose another one with PORT=\d+ npm start\.$/],
  [
    "EADDRINUSE",
    /^Port 80 is in use: close the program that uses it, or choose another one with PORT=\d+ npm start\.$/,
  ],
])("says why a server cannot listen: %s", async (code, sentence) => {
  expect(await portSentence(80, code, "npm start")).toMatch(sentence);
});
