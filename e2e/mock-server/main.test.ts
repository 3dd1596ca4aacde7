/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";

it("serves no file of the project below /app when it gets no export, as from `npm run dev`", async () => {
  const server = spawn(process.execPath, ["--import", "tsx", "e2e/mock-server/main.ts"], {
    env: { ...process.env, PORT: "0", OUT_DIR: "" },
  });
  try {
    const [ready] = (await once(server.stdout, "data")) as [Buffer];
    const origin = /http:\S+/.exec(String(ready))?.[0];
    const response = await fetch(`${origin}/app/package.json`);
    expect([response.status, await response.text()]).toEqual([404, "The development server serves /app."]);
  } finally {
    server.kill();
  }
});
