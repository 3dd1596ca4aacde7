"use client";

import { loadedLater } from "@/components/ui/loaded-later";
import { LoadingPart } from "@/components/ui/loading-part";
import { loadLaterMessages } from "@/lib/i18n/locale-store";

/** Loaded together with its texts; the card needs neither. */
export const CollectionSegment = loadedLater(async () => {
  const [screens] = await Promise.all([import("./collection-screens"), loadLaterMessages()]);
  return screens.CollectionScreens;
}, LoadingPart);
