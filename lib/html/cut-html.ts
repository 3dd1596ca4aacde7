/** Far more than any text needs: the parser and the sanitiser must not take seconds for what is meant to take long. */
const longestHtml = 2_000_000;
const mostTags = 40_000;
/** Tags that are open at once, where each `<br>` and each `<td>` without an end tag counts as open. */
const mostOpenTags = 10_000;

/** A text in an attribute that holds a whole picture. No text shows one, so its length does not count. */
const longData = /data:[^,"'\s<>]{0,100},[^"'\s<>]{500,}/gi;

/** What is left of the address of such a picture. */
export const droppedData = "data:,";

/** As much HTML of the server as can be parsed in time. How much of it is shown is for `cutText` to say. */
export function cutHtml(html: string): { html: string; isCut: boolean } {
  const short = html.replace(longData, droppedData);
  const end = Math.min(longestHtml, endOfTags(short));
  return { html: short.slice(0, end), isCut: end < short.length };
}

/** Where there are too many tags, or too many open ones. */
function endOfTags(html: string): number {
  let tags = 0;
  let open = 0;
  for (const { 1: slash, index } of html.matchAll(/<(\/?)[a-z]/gi)) {
    if (slash) open = Math.max(0, open - 1);
    else if (++tags > mostTags || ++open > mostOpenTags) return index;
  }
  return html.length;
}
