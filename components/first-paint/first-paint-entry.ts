import { defaultLocale } from "@/lib/config/locales";
import { isRecord } from "@/lib/api/json";
import { readCardModel } from "@/lib/api/read-card-model";
import { parseJson } from "@/lib/api/parse-json";
import { storedEarlyCard } from "@/lib/offline/early-card";
import { formatReadAt } from "@/lib/offline/format-read-at";
import { addAppFiles, afterFirstFrame } from "@/lib/start/app-files";
import { matchRoute } from "@/lib/routes/match-route";
import { loadEarlyEncoder } from "@/lib/start/early-encoder";
import { keepEarlyTaps } from "@/lib/start/early-taps";
import { createEarlyShownCard } from "./early-shown-card";
import { paintLoading, paintScreen } from "./first-paint";
import type { FirstPaintTexts } from "@/lib/start/first-paint-texts";

declare const ENCODER_INTEGRITY: string;
declare const TEXTS: Record<string, FirstPaintTexts>;

/** Runs inside the exported page, right after the element that it fills. lib/build/bundle-inline-script.ts bundles it. */
const place = document.getElementById("first-paint");
const { lang, dataset } = document.documentElement;
const texts = TEXTS[lang] ?? TEXTS[defaultLocale];

// Before anything that may throw.
afterFirstFrame(addAppFiles);

if (place && texts) {
  const stored = storedEarlyCard();
  const shownCard = createEarlyShownCard({ lang, stored, isAppUp: () => !place.isConnected });
  const paint = (config: unknown, me: unknown, readAtText: string, person?: string) =>
    show(paintScreen({ texts, isDark: dataset.theme === "dark", config, me, readAtText, person, shownCard }));
  // The association's texts may be in the previous language, but the app's own, such as this time, must not be.
  const readAtText = stored?.locale === lang ? stored.readAtText : undefined;
  // A stored card needs no answer.
  const showsStored =
    stored !== null && paint(stored.body, stored.body, readAtText ?? formatReadAt(stored.readAt, lang), stored.person);
  if (!showsStored) show(paintLoading(texts));
  // Loads the browser's date formats now, while the server is busy, and not when the card is ready to draw.
  if (!stored) requestAnimationFrame(() => setTimeout(() => formatReadAt(0, lang)));
  keepEarlyTaps(place);
  if (!stored && matchRoute(location.pathname)?.name === "membershipCard")
    loadEarlyEncoder(ENCODER_INTEGRITY, shownCard.redraw);
  const paintAnswers = () => {
    window.fetchEarly?.();
    const answers = [...(window.earlyAnswers?.values() ?? [])];
    Promise.all(answers.map((answer) => answer.then(readGood)))
      .then(([config, me]) => {
        // An answer without an identity never replaces a known member.
        if (stored?.person && !readCardModel(config, me)?.person) return;
        paint(config, me, formatReadAt(Date.now(), lang));
      })
      .catch(() => {
        // React handles everything except two good answers.
      });
  };
  if (showsStored) afterFirstFrame(paintAnswers);
  else paintAnswers();
}

/**
 * Replaces the content, unless React has already taken over the place.
 * @returns whether there was content to show
 */
function show(content: unknown): boolean {
  const nodes = [content].flat().filter((node): node is Node => node instanceof Node);
  if (nodes.length > 0 && place?.isConnected) place.replaceChildren(...nodes);
  return nodes.length > 0;
}

async function readGood(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(String(response.status));
  const body = parseJson(await response.clone().text());
  if (body === undefined) throw new Error("unreadable");
  if (isRecord(body) && body.redirect_url) throw new Error("redirect");
  return body;
}
