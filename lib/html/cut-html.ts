/** Longer input is cut, and so is what follows too many tags: 100,000 nested ones would take a sanitiser seconds. */
const longestHtml = 200_000;
const mostTags = 5_000;

/** As much HTML of the server as a text can sensibly have. */
export function cutHtml(html: string): string {
  const short = html.slice(0, longestHtml);
  let end = -1;
  for (let tags = 0; tags < mostTags; tags += 1) {
    end = short.indexOf("<", end + 1);
    if (end === -1) return short;
  }
  return short.slice(0, end);
}
