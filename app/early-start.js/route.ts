import { earlyStartScript } from "@/lib/build/inline-scripts";
import { scriptResponse } from "@/lib/build/bundle-inline-script";

export const dynamic = "force-static";

/** The first script of every page. The build inlines it. */
export function GET(): Response {
  return scriptResponse(earlyStartScript());
}
