import { useAnalytics } from "@/components/consent/use-analytics";
import { useCookieQuestion } from "./use-cookie-question";

/** Runs the consent hooks while a member is signed in and the association has consent enabled. Renders nothing. */
export function ConsentWatch() {
  useCookieQuestion();
  useAnalytics();
  return null;
}
