import { useEffect } from "react";
import type { RouteMatch } from "@/lib/routes/match-route";
import { useCurrentRoute } from "./use-current-route";
import { useNavigation } from "./use-navigation";

/**
 * The route of the present address. An unknown one goes to error404 and is null until then: some hosts answer `/app//invoices`
 * with the page of the list.
 */
export function useKnownRoute(): RouteMatch | null {
  const route = useCurrentRoute();
  const navigation = useNavigation();
  const isUnknown = route === null;
  useEffect(() => {
    if (isUnknown) navigation.go("error404", { replace: true });
  }, [isUnknown, navigation]);
  return route;
}
