// `npm run openapi`: writes docs/openapi.json and docs/server-contract.md from the schemas of lib/api. With --check it only
// reports whether they are current.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { ContractError, readContract } from "./contract/contract";
import { contractPage } from "./openapi/contract-page";
import { openApiDocument } from "./openapi/document";
import { readExamples } from "./openapi/examples";

const template = path.join(import.meta.dirname, "openapi/server-contract.md");

try {
  await writeDocuments();
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function writeDocuments(): Promise<void> {
  const contract = readContract();
  const files = {
    "docs/openapi.json": JSON.stringify(openApiDocument(contract, await readExamples())),
    "docs/server-contract.md": contractPage(readFileSync(template, "utf8"), contract),
  };

  for (const [file, written] of Object.entries(files)) {
    const text = await format(written, { ...(await resolveConfig(file)), filepath: file });
    if (existsSync(file) && readFileSync(file, "utf8") === text) {
      console.log(`${file} is current.`);
    } else if (process.argv.includes("--check")) {
      console.error(`${file} is not current: npm run openapi`);
      process.exitCode = 1;
    } else {
      writeFileSync(file, text);
      console.log(`${file} has changed: commit it too.`);
    }
  }
}
