import { firstPaintScript } from "@/lib/build/inline-scripts";
import { scriptResponse } from "@/lib/build/bundle-inline-script";

export const dynamic = "force-static";

/** Draws the page before the app's scripts arrive. The build inlines it. */
export function GET(): Response {
  return scriptResponse(firstPaintScript());
}
