import { firstPaintScript } from "@/lib/build/inline-scripts";
import { scriptResponse } from "@/lib/build/bundle-inline-script";

export const dynamic = "force-static";

/** The script that draws before the app's own are there. The build writes it into the pages. */
export function GET(): Response {
  return scriptResponse(firstPaintScript());
}
