import { useEffect, useState } from "react";
import { analyticsId } from "@/lib/analytics/analytics-id";
import type { Analytics } from "@/lib/analytics/start-analytics";
import { pageLocation } from "@/lib/platform/page-location";
import { translate } from "@/lib/i18n/translate";
import { useCurrentRoute } from "@/lib/navigation/use-current-route";
import { useConfig } from "@/lib/queries/config-query";
import { pageOfRoute } from "@/lib/analytics/page-of-route";
import { useSettings } from "@/lib/settings/use-settings";

/** Milliseconds. An address that redirects at once, such as that of an unknown item, is no page view. */
const settledMs = 200;

/** Counts page views while the member accepts statistics; withdrawal or logout removes all traces. */
export function useAnalytics(): void {
  const analytics = useRunningAnalytics(analyticsId(useConfig(), useSettings()));
  const { name, pagename } = useCurrentRoute() ?? { name: "error404" as const, pagename: "" };

  useEffect(() => {
    if (analytics === null) return;
    const timer = setTimeout(
      () => analytics.countPage(pageOfRoute(name, translate(`routes.${name}`), pageLocation.origin())),
      settledMs,
    );
    return () => clearTimeout(timer);
  }, [analytics, name, pagename]);
}

function useRunningAnalytics(id: string | null): Analytics | null {
  const [analytics, setAnalytics] = useState<Analytics | null>(null);
  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    let running: Analytics | null = null;
    import("@/lib/analytics/start-analytics").then(
      ({ startAnalytics }) => {
        if (!isCurrent) return;
        running = startAnalytics(id);
        setAnalytics(running);
      },
      // Offline there is nothing to count.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      running?.stop();
      setAnalytics(null);
    };
  }, [id]);
  return analytics;
}
