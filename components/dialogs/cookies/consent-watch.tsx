"use client";

import { useAnalytics } from "@/components/consent/use-analytics";
import { useCookieQuestion } from "./use-cookie-question";

/** What consent needs while a member is signed in, where the association asks for consent. Draws nothing itself. */
export function ConsentWatch() {
  useCookieQuestion();
  useAnalytics();
  return null;
}
