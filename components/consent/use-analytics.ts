import { useEffect, useRef } from "react";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { analyticsId } from "@/lib/analytics/analytics-id";
import type { Analytics } from "@/lib/analytics/start-analytics";
import { translate } from "@/lib/i18n/translate";
import { useCurrentRoute } from "@/lib/navigation/use-current-route";
import { useConfig } from "@/lib/queries/config-query";
import { pageOfRoute } from "@/lib/analytics/page-of-route";
import { useSettings } from "@/lib/settings/settings-store";

/** Milliseconds. An address that redirects at once, as for an unknown item, is not a page view. */
const settledMs = 200;

const loadAnalytics = () => import("@/lib/analytics/start-analytics");

/** Counts page views while the member accepts statistics; withdrawal or logout removes all traces. */
export function useAnalytics(): void {
  const id = analyticsId(useConfig(), useSettings());
  const { name, pagename } = useCurrentRoute() ?? { name: "error404" as const, pagename: "" };
  const running = useRef<Analytics>(null);
  // Offline there is nothing to count.
  const code = useLoadedWhen(id !== null, loadAnalytics);

  useEffect(() => {
    if (id === null || code === null) return;
    const analytics = code.startAnalytics(id);
    running.current = analytics;
    return () => {
      running.current = null;
      analytics.stop();
    };
  }, [id, code]);

  useEffect(() => {
    const timer = setTimeout(
      () => running.current?.countPage(pageOfRoute(name, translate(`routes.${name}`), location.origin)),
      settledMs,
    );
    return () => clearTimeout(timer);
  }, [id, code, name, pagename]);
}
