import { usePathname } from "next/navigation";
import { matchRoute, type RouteMatch } from "@/lib/routes/match-route";

/** The route of the current address, or null for an unknown one. */
export function useCurrentRoute(): RouteMatch | null {
  return matchRoute(usePathname());
}
