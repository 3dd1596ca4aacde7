"use client";

import { loadedLater } from "@/components/ui/loaded-later";
import { LoadingPart } from "@/components/ui/loading-part";

const ScreenOfAddress = loadedLater(
  () => import("@/components/boot/screen-of-address").then((module) => module.ScreenOfAddress),
  LoadingPart,
);

/**
 * Exported as 404.html, which a static host without rewrite rules answers for every address that is no file: so it shows
 * the screen of that address (design 2). Next puts this file into the first load of every page: the screens are loaded later.
 */
export default function NotFound() {
  return <ScreenOfAddress />;
}
