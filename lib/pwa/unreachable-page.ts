export interface UnreachableTexts {
  locale: string;
  title: string;
  text: string;
  tryAgain: string;
}

/**
 * What the worker answers when nothing of the app is left on the device and there is no network: plain, since no other file is
 * to be had, and in each language, since the worker cannot read which one the member chose.
 * @param texts of each language, the default one first
 */
export function unreachablePage(texts: readonly UnreachableTexts[]): Response {
  const [first] = texts;
  const html = `<!doctype html>
<html lang="${first?.locale ?? ""}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${asText(first?.title ?? "")}</title>
</head>
<body>
<main>
${texts.map(section).join("\n")}
</main>
</body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'",
      "cache-control": "no-store",
    },
  });
}

function section({ locale, title, text, tryAgain }: UnreachableTexts): string {
  // An empty address is that of the page itself.
  return `<section lang="${locale}"><h1>${asText(title)}</h1><p>${asText(text)}</p><p><a href="">${asText(tryAgain)}</a></p></section>`;
}

/** An association writes these texts itself. */
function asText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
