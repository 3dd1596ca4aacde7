export interface UnreachableTexts {
  locale: string;
  title: string;
  text: string;
  tryAgain: string;
}

/**
 * The worker's answer when it has no cached page and no network. Plain, since no other file can load, and in every language,
 * since the worker cannot read the member's choice.
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
  // An empty address is the page itself.
  return `<section lang="${locale}"><h1>${asText(title)}</h1><p>${asText(text)}</p><p><a href="">${asText(tryAgain)}</a></p></section>`;
}

/** Escapes the association's own texts. */
function asText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
