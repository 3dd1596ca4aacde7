/** @jest-environment node */
import path from "node:path";
import { RuleTester } from "eslint";
import tseslint from "typescript-eslint";
import { noLooseText } from "./no-loose-text.mjs";

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      ecmaFeatures: { jsx: true },
      project: "tsconfig.json",
      tsconfigRootDir: path.join(import.meta.dirname, "example"),
    },
  },
});

const declarations = `
  import { memo, type ReactNode } from "react";
  import type { Elements } from "@/components/ui/elements";
  declare const text: string, count: number, isOn: boolean, node: ReactNode, elements: Elements;
  declare const texts: string[], richText: () => ReactNode;
  declare const t: ((key: string) => string) & { rich: (key: string) => ReactNode };
  declare function Button(props: { children: ReactNode }): React.ReactElement;
  declare function Icon(): React.ReactElement;
`;
const example = (name, code) => ({
  name,
  filename: path.join(import.meta.dirname, "example/example.tsx"),
  code: `${declarations}\n${code}`,
});
const drawn = ([name, jsx]) => example(name, `export const drawn = () => (${jsx});`);
const refused = (messageId) => (row) => ({ ...drawn(row), errors: [{ messageId }] });
const component = ([name, code]) => example(name, code);

tester.run("no-loose-text", noLooseText, {
  valid: [
    ...[
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
    ].map(drawn),
    ...[
      ["a component that returns elements", "export function Row() { return isOn ? <Icon /> : null; }"],
      ["a function that is no component", "export const format = () => text;"],
    ].map(component),
  ],
  invalid: [
    ...[
      ["a word beside an element", "<p>word <Icon /></p>"],
      ["a text of the messages", '<Button><Icon />{t("save")}</Button>'],
      ["a number", "<p>{count}<Icon /></p>"],
      ["a conditional text", "<p>{isOn ? text : null}<Icon /></p>"],
      ["a text or an element", "<p>{isOn ? text : <Icon />}<Icon /></p>"],
      ["a template", "<p>{`${count}`}<Icon /></p>"],
      ["a blank", "<p><Icon /> <Icon /></p>"],
      ["children that may be a text", "<p>{node}<Icon /></p>"],
      ["a list of texts beside an element", "<p>{texts}<Icon /></p>"],
      ["what has no type", "<p>{JSON.parse(text)}<Icon /></p>"],
    ].map(refused("beside")),
    { ...drawn(["two texts", "<p>{text}{count}</p>"]), errors: [{ messageId: "beside" }, { messageId: "beside" }] },
    ...[
      ["a text alone in a fragment", "<>{text}</>"],
      ["children alone in a fragment", "<>{node}</>"],
    ].map(refused("inFragment")),
    ...[
      ["a list of texts", "<p>{texts}</p>"],
      ["a rich text of the messages", '<p>{t.rich("steps")}</p>'],
      ["what a function returns", "<p>{richText()}</p>"],
    ].map(refused("list")),
    ...[
      ["a component that returns a text", "export function Row() { return text; }"],
      [
        "a component that passes its children on",
        "export const Row = ({ children }: { children: ReactNode }) => children;",
      ],
      ["a wrapped component", "export const Row = memo(() => text);"],
      ["a class", "export class Row { render() { return node; } }"],
    ].map((row) => ({ ...component(row), errors: [{ messageId: "returned" }] })),
  ],
});
