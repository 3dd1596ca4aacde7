import { encoderScript } from "@/lib/build/inline-scripts";
import { scriptResponse } from "@/lib/build/bundle-inline-script";

export const dynamic = "force-static";

/** Draws the card's code at a first visit: see lib/start/early-encoder.ts. */
export function GET(): Response {
  return scriptResponse(encoderScript());
}
