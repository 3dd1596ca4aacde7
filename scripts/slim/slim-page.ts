import { appAfterFirstFrame, type ReadScript } from "./app-after-first-frame";
import { emptyTexts } from "./flight-data";
import { firstStyles, inlineStyle } from "./split-styles";

/** Next's scripts with the data for React, each a piece of it as a JSON string. */
const dataScript = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/**
 * An exported page without what it holds more than once. Next sends the text of each inline style and script also as data,
 * the style's even twice; React takes over the elements that are there, and never reads those texts. The page's first
 * script goes before the styles: it asks the server, and need not wait for them. The page has the
 * styles that it draws with by itself; the others come with the app, which waits for the page's first frame.
 */
export function slimPage(html: string, readScript: ReadScript): string {
  const pieces = [...html.matchAll(dataScript)].map(([, piece]) => JSON.parse(piece ?? '""') as string);
  const data = emptyTexts(pieces.join(""), inlineTexts(html));
  let isFirst = true;
  const slim = html.replace(dataScript, () => {
    const script = isFirst ? `<script>self.__next_f.push([1,${asScript(data)}])</script>` : "";
    isFirst = false;
    return script;
  });
  return appAfterFirstFrame(withFirstStyles(startBeforeStyles(slim)), data, readScript);
}

/** The texts of the styles and scripts that stand in a page. */
function inlineTexts(html: string): Set<string> {
  const texts = [...html.matchAll(inlineStyle), ...html.matchAll(inlineScript)].map((found) => found.at(-1) ?? "");
  return new Set(texts.filter((text) => text !== "" && !text.startsWith("self.__next_f")));
}

function startBeforeStyles(html: string): string {
  const styles = [...html.matchAll(inlineStyle)].map(([style]) => style);
  const without = styles.reduce((page, style) => page.replace(style, ""), html);
  const end = without.indexOf("</script>", without.indexOf("<script>")) + "</script>".length;
  if (styles.length === 0 || without.indexOf("<script>") > without.indexOf("</head>")) return html;
  return without.slice(0, end) + styles.join("") + without.slice(end);
}

function withFirstStyles(html: string): string {
  const page = html.replace(inlineStyle, "").replace(dataScript, "");
  return html.replace(inlineStyle, (style, _address, css: string) => style.replace(css, () => firstStyles(css, page)));
}

/** A JSON string that may stand in a script: nothing in it ends the element. */
function asScript(text: string): string {
  return JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
