import { earlyStartScript } from "@/components/boot/first-paint/inline-scripts";
import { scriptResponse } from "@/lib/boot/bundle-inline-script";

export const dynamic = "force-static";

/** The first script of every page. The build writes it into the pages. */
export function GET(): Response {
  return scriptResponse(earlyStartScript());
}
