import { firstPaintScript } from "@/components/boot/first-paint/inline-scripts";
import { scriptResponse } from "@/lib/boot/bundle-inline-script";

export const dynamic = "force-static";

/** The script that draws before the app's own are there. The build writes it into the pages. */
export function GET(): Response {
  return scriptResponse(firstPaintScript());
}
