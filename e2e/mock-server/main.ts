import path from "node:path";
import { fileURLToPath } from "node:url";
import { startMockServer } from "./server";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

const port = Number(process.env.PORT ?? 3000);
const outDir = path.resolve(projectRoot, process.env.OUT_DIR ?? "out");

startMockServer({ port, outDir, host: process.env.HOST }).then(
  (server) => process.stdout.write(`Mock server ready on http://localhost:${server.port}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
