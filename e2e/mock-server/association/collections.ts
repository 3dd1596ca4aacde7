import type { Locale } from "../locale";
import type { Collections } from "../personas/persona";
import { articles } from "./articles";
import { benefits } from "./benefits";
import { events } from "./events";
import { pages } from "./pages";

export function associationCollections(locale: Locale): Collections {
  return { articles: articles(locale), events: events(locale), benefits: benefits(locale), pages: pages(locale) };
}
