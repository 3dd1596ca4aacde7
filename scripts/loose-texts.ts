// npm run lint: fails for a text in the app's JSX that a page translation would break.
import path from "node:path";
import ts from "typescript";
import { looseTexts } from "./lint/loose-texts";
import { stop } from "./prepare.mjs";

const { options, fileNames } = readProject();
const screens = fileNames.filter((name) => /^(app|components)\/.*(?<!\.test)\.tsx$/.test(path.relative("", name)));
const declarations = fileNames.filter((name) => name.endsWith(".d.ts"));
const program = ts.createProgram([...screens, ...declarations], options);
const checker = program.getTypeChecker();

const problems = screens.flatMap((name) =>
  looseTexts(program.getSourceFile(name)!, checker).map(
    ({ line, column, advice }) => `${path.relative("", name)}:${line}:${column} ${advice}`,
  ),
);
if (problems.length > 0) stop(problems.join("\n"));

function readProject(): ts.ParsedCommandLine {
  const project = ts.getParsedCommandLineOfConfigFile("tsconfig.json", undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => stop(ts.flattenDiagnosticMessageText(messageText, "\n")),
  });
  return project ?? stop("tsconfig.json cannot be read.");
}
