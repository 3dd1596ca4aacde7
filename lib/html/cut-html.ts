/** Far more than any text needs: hostile markup must not keep parser and sanitiser busy for seconds. */
const maxHtmlLength = 2_000_000;
const maxTags = 40_000;
/** Tags open at once; every `<br>`, and every `<td>` without an end tag, counts as open. */
const maxOpenTags = 10_000;

/** Characters of a data: picture in an attribute. No text shows one, so its length does not count. */
const minDataLength = 500;

/** Replaces the address of such a picture. */
export const droppedData = "data:,";

/** Cuts the server's HTML to what can be parsed in time. `cutText` decides how much of it is shown. */
export function cutHtml(html: string): { html: string; isCut: boolean } {
  const short = dropLongData(html);
  const end = Math.min(maxHtmlLength, endOfTags(short));
  return { html: short.slice(0, end), isCut: end < short.length };
}

/** In two steps: one pattern for a whole address of some megabytes exhausts the regex engine's stack. */
function dropLongData(html: string): string {
  let kept = "";
  let from = 0;
  for (const { 0: start, index } of html.matchAll(/data:[^,"'\s<>]{0,100},/gi)) {
    if (index < from) continue;
    const dataFrom = index + start.length;
    const end = endOfAddress(html, dataFrom);
    if (end - dataFrom < minDataLength) continue;
    kept += html.slice(from, index) + droppedData;
    from = end;
  }
  return kept + html.slice(from);
}

function endOfAddress(html: string, from: number): number {
  const end = /["'\s<>]/g;
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/** Where tags, or open tags, become too many. */
function endOfTags(html: string): number {
  let tags = 0;
  let open = 0;
  for (const { 1: slash, index } of html.matchAll(/<(\/?)[a-z]/gi)) {
    if (slash) open = Math.max(0, open - 1);
    else if (++tags > maxTags || ++open > maxOpenTags) return index;
  }
  return html.length;
}
