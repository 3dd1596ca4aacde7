import { acceptsCookies } from "@/lib/consent/accepts-cookies";
import { useConfig } from "@/lib/queries/config-query";
import type { CookieType } from "@/lib/settings/settings";
import { useSettings } from "@/lib/settings/use-settings";

/** Whether content that needs a type of cookies may show now. */
export function useAcceptsCookies(type: CookieType): boolean {
  return acceptsCookies(type, useConfig(), useSettings());
}
