/** The first match counts: a browser that poses as another comes before it. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Samsung Internet", /SamsungBrowser\/(\d+)/],
  ["Edge", /Edg(?:A|iOS)?\/(\d+)/],
  ["Opera", /(?:OPR|OPT|OPX)\/(\d+)/],
  ["Firefox", /(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /(?:Chrome|Chromium|CriOS)\/(\d+)/],
  ["Safari", /Version\/(\d+(?:\.\d+)?).*Safari\//],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["iPadOS", /iPad.* OS (\d+(?:_\d+)?)/],
  ["iOS", /(?:iPhone|iPod).* OS (\d+(?:_\d+)?)/],
  ["Android", /Android (\d+)/],
  ["Windows", /Windows/],
  ["macOS", /Macintosh/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux|X11/],
];

/** Browser and system in the words that support asks for: "Chrome 138, Android 10"; "" when neither is known. */
export function browserName(userAgent: string): string {
  return [find(browsers, userAgent), find(systems, userAgent)].filter(Boolean).join(", ");
}

function find(table: typeof browsers, userAgent: string): string {
  for (const [name, pattern] of table) {
    const match = pattern.exec(userAgent);
    if (match) return [name, match[1]?.replace("_", ".")].filter(Boolean).join(" ");
  }
  return "";
}
