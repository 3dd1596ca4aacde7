// Serves out/ and the mock association server, and prints how to sign in. Run by start.mjs, with tsx.
import path from "node:path";
import { personas } from "../e2e/mock-server/personas/index";
import { startMockServer } from "../e2e/mock-server/server";
import { portSentence } from "./choose-port.mjs";
import { loadEnvFiles } from "./load-env-files";
import { stop } from "./prepare.mjs";

const port = Number(process.env.PORT);
// Another program may have taken the port during the build.
const { url, close } = await startMockServer({ port, outDir: path.resolve("out") }).catch(async (error: unknown) =>
  stop(await portSentence(port, (error as NodeJS.ErrnoException).code, "npm start")),
);

console.log(`
The members' app is ready:   ${url}/app/
Sign in as one of:
${personas.map(({ name, shows }) => `  ${name.padEnd(16)} ${shows}`).join("\n")}

Sign in directly:            ${url}/login?persona=${personas[0]!.name}
Make the server misbehave:   ${url}/mock
Stop with Ctrl+C.`);

loadEnvFiles();
const apiBase = process.env.NEXT_PUBLIC_API_BASE ?? "";
if (URL.canParse(apiBase))
  console.warn(`
The app calls ${apiBase}, where the mock server does not answer.
For a look with the mock server: NEXT_PUBLIC_API_BASE='/api/{locale}' npm start`);

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void close().then(() => process.exit(0)));
