import { defaultLocale } from "@/lib/config/locales";
import { parseEarlyCard } from "@/lib/offline/early-card";
import { formatReadAt } from "@/lib/offline/format-read-at";
import { localStore } from "@/lib/platform/storage";
import { addAppFiles } from "@/lib/start/add-app-files";
import { afterFirstFrame } from "@/lib/start/after-first-frame";
import { keepEarlyTaps } from "@/lib/start/early-taps";
import { paintLoading, paintScreen } from "./first-paint";
import type { FirstPaintTexts } from "@/lib/start/first-paint-texts";

declare const TEXTS: Record<string, FirstPaintTexts>;

/** Runs inside the exported page, right behind the element it fills: bundled by lib/build/bundle-inline-script.ts. */
const place = document.getElementById("first-paint");
const { lang, dataset } = document.documentElement;
const texts = TEXTS[lang] ?? TEXTS[defaultLocale];

// Before anything that may fail.
afterFirstFrame(addAppFiles);

if (place && texts) {
  const paint = (config: unknown, me: unknown, readAtText: string) =>
    show(paintScreen({ texts, isDark: dataset.theme === "dark", config, me, readAtText }));
  // The card that is kept on the device: there is no waiting for an answer then.
  const stored = parseEarlyCard(localStore.read("storedCard"), Date.now());
  // What the association wrote may be in the language before; the app's own words are not.
  const readAtText = stored?.locale === lang ? stored.readAtText : undefined;
  const showsStored =
    stored !== null && paint(stored.body, stored.body, readAtText ?? formatReadAt(stored.readAt, lang));
  if (!showsStored) show(paintLoading(texts));
  // A language that needs the browser's formats has them loaded while the server is busy, not when the card could be drawn.
  if (!stored) requestAnimationFrame(() => setTimeout(() => formatReadAt(0, lang)));
  keepEarlyTaps(place);
  const paintAnswers = () => {
    window.askEarly?.();
    const answers = [...(window.earlyAnswers?.values() ?? [])];
    Promise.all(answers.map((answer) => answer.then(readGood)))
      .then(([config, me]) => paint(config, me, formatReadAt(Date.now(), lang)))
      .catch(() => {
        // Anything but two good answers is React's to show.
      });
  };
  if (showsStored) afterFirstFrame(paintAnswers);
  else paintAnswers();
}

/** Replaces what is shown, unless React has already taken the place. @returns whether there was something to show */
function show(content: unknown): boolean {
  const nodes = [content].flat().filter((node): node is Node => node instanceof Node);
  if (nodes.length > 0 && place?.isConnected) place.replaceChildren(...nodes);
  return nodes.length > 0;
}

async function readGood(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(String(response.status));
  const body: unknown = JSON.parse((await response.clone().text()).replace(/^\uFEFF/, ""));
  const redirects = typeof body === "object" && body !== null && "redirect_url" in body && Boolean(body.redirect_url);
  if (redirects) throw new Error("redirect");
  return body;
}
