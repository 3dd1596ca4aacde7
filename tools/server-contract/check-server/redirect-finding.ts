import { safeUrl } from "@/lib/platform/safe-url";
import { shown, unexpected, type Finding } from "./finding";
import { quote } from "./quote";

/**
 * The finding on the address where the browser goes after an answer.
 * @param then the app's behaviour with an address that it does not follow
 */
export function redirectFinding(address: string, ifMissing: Finding, then: string): Finding {
  if (address === "") return ifMissing;
  if (safeUrl(address) === null) return unexpected("redirect_url", address, "an http(s) address", then);
  return shown("redirect_url", quote(address));
}
