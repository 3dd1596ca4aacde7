import { useEffect } from "react";
import type { RouteMatch } from "@/lib/routes/match-route";
import { useCurrentRoute } from "./use-current-route";
import { useNavigation } from "./use-navigation";

/**
 * The route of the current address; null while an unknown one redirects to error404. Some hosts answer `/app//invoices` with
 * the list's page.
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
