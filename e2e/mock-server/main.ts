import path from "node:path";
import { fileURLToPath } from "node:url";
import { startMockServer } from "./server";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

const { PORT = "3000", OUT_DIR = "out", HOST } = process.env;
/** An empty OUT_DIR means no export, not the project's folder. */
const outDir = OUT_DIR === "" ? undefined : path.resolve(projectRoot, OUT_DIR);

startMockServer({ port: Number(PORT), outDir, host: HOST }).then(
  (server) => process.stdout.write(`Mock server ready on http://localhost:${server.port}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
