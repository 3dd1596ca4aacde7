import type { Locale } from "../locale";
import { stylesheet } from "./stylesheet";

/** The layout of every page of the association's site and the provider. `body` is HTML. */
export function page({ lang, title, body }: { lang: Locale; title: string; body: string }): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Kaarnapolku</title>
<style>${stylesheet}</style>
</head>
<body>
<header><a class="brand" href="/"><picture><source srcset="/files/logo-dark.svg" media="(prefers-color-scheme: dark)"><img src="/files/logo-light.svg" alt="Kaarnapolku" height="36"></picture></a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
