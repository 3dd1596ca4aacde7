/** @jest-environment node */
import path from "node:path";
import ts from "typescript";
import { looseTexts } from "./loose-texts";

const declarations = `
  import { memo, type ReactNode } from "react";
  import type { Elements } from "@/components/ui/elements";
  declare const text: string, count: number, isOn: boolean, node: ReactNode, elements: Elements;
  declare const texts: string[], richText: () => ReactNode;
  declare const t: ((key: string) => string) & { rich: (key: string) => ReactNode };
  declare function Button(props: { children: ReactNode }): React.ReactElement;
  declare function Icon(): React.ReactElement;
`;
const safe = [
  ["a text alone in an HTML element", "<p>{text}</p>"],
  ["one of two texts", '<p>{isOn ? t("on") : text}</p>'],
  ["a text or nothing", "<p>{isOn ? text : null}</p>"],
  ["a number alone", "<p>{count}</p>"],
  ["a text alone, on a line of its own", "<p>\n{text}\n</p>"],
  ["a text beside a comment", "<p>{/* why */}{text}</p>"],
  ["a text alone in a component", "<Button>{text}</Button>"],
  ["children alone", "<p>{node}</p>"],
  ["a text in an element beside an icon", "<Button><Icon /><span>{text}</span></Button>"],
  ["a conditional element beside another", "<p>{isOn ? <Icon /> : null}<span>{text}</span></p>"],
  ["an element after an empty text", '<p>{isOn ? "" : <Icon />}<Icon /></p>'],
  ["elements beside an element", "<>{elements}<Icon /></>"],
  ["a list of elements", "<ul>{texts.map((each) => <li key={each}>{each}</li>)}<Icon /></ul>"],
] as const;
const loose = [
  ["a word beside an element", "<p>word <Icon /></p>", ["beside"]],
  ["a text of the messages", '<Button><Icon />{t("save")}</Button>', ["beside"]],
  ["a number", "<p>{count}<Icon /></p>", ["beside"]],
  ["a conditional text", "<p>{isOn ? text : null}<Icon /></p>", ["beside"]],
  ["a text or an element", "<p>{isOn ? text : <Icon />}<Icon /></p>", ["beside"]],
  ["a template", "<p>{`${count}`}<Icon /></p>", ["beside"]],
  ["a blank", "<p><Icon /> <Icon /></p>", ["beside"]],
  ["children that may be a text", "<p>{node}<Icon /></p>", ["beside"]],
  ["a list of texts beside an element", "<p>{texts}<Icon /></p>", ["beside"]],
  ["what has no type", "<p>{JSON.parse(text)}<Icon /></p>", ["beside"]],
  ["two texts", "<p>{text}{count}</p>", ["beside", "beside"]],
  ["a text alone in a fragment", "<>{text}</>", ["inFragment"]],
  ["children alone in a fragment", "<>{node}</>", ["inFragment"]],
  ["a list of texts", "<p>{texts}</p>", ["list"]],
  ["a rich text of the messages", '<p>{t.rich("steps")}</p>', ["list"]],
  ["what a function returns", "<p>{richText()}</p>", ["list"]],
] as const;
const components = [
  ["a component that returns elements", "function Row() { return isOn ? <Icon /> : null; }", []],
  ["a function that is no component", "const format = () => text;", []],
  ["a component that returns a text", "function Row() { return text; }", ["returned"]],
  [
    "a component that passes its children on",
    "const Row = ({ children }: { children: ReactNode }) => children;",
    ["returned"],
  ],
  ["a wrapped component", "const Row = memo(() => text);", ["returned"]],
  ["a class", "class Row { render() { return node; } }", ["returned"]],
] as const;

const rows: (readonly [sentence: string, code: string, problems: readonly string[]])[] = [
  ...safe.map(([sentence, jsx]) => [sentence, `const drawn = () => (${jsx});`, []] as const),
  ...loose.map(([sentence, jsx, problems]) => [sentence, `const drawn = () => (${jsx});`, problems] as const),
  ...components,
];
const fileOf = (sentence: string) => path.resolve(`components/${sentence}.tsx`);
const program = compile(new Map(rows.map(([sentence, code]) => [fileOf(sentence), `${declarations}export ${code}`])));

it.each(rows)("%s", (sentence, _code, problems) => {
  const file = program.getSourceFile(fileOf(sentence))!;
  expect(program.getSemanticDiagnostics(file)).toEqual([]);
  expect(looseTexts(file, program.getTypeChecker()).map(({ problem }) => problem)).toEqual(problems);
});

it("names the place as editors count it", () => {
  const file = program.getSourceFile(fileOf("a number"))!;
  const { line, column } = looseTexts(file, program.getTypeChecker())[0]!;
  expect(file.text.split("\n")[line - 1]!.slice(column - 1)).toMatch(/^\{count\}/);
});

/** One program for all examples, which exist in memory alone. */
function compile(examples: Map<string, string>): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    paths: { "@/*": ["./*"] },
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => examples.get(name) ?? readFile(name);
  host.fileExists = (name) => examples.has(name) || fileExists(name);
  return ts.createProgram([...examples.keys()], options, host);
}
