import { dropAnalyticsCookies } from "./drop-analytics-cookies";
import { appendTagScript, disableTag, emptyTagInbox, sendToTag } from "./google-tag";
import { originOf, type CountedPage } from "./page-of-route";

export interface Analytics {
  countPage: (page: CountedPage) => void;
  /** Stops counting and removes the tag, its inbox and its cookies from this device. */
  stop: () => void;
}

/**
 * Counts page views under an id, from now until it is stopped. Nothing is requested before the first page is counted.
 *
 * The tag adds address, title and referrer of the page to whatever it sends by itself, so all three are set beforehand.
 * It must not follow the browser's history on its own: "enhanced measurement" has to be off in the association's account.
 */
export function startAnalytics(id: string): Analytics {
  let removeScript: (() => void) | null = null;
  let isStopped = false;
  let referrer = originOf(document.referrer);

  const load = () => {
    disableTag(id, false);
    sendToTag("js", new Date());
    sendToTag("config", id, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
    return appendTagScript(id);
  };
  return {
    countPage(page) {
      if (isStopped) return;
      const view = { ...page, page_referrer: referrer };
      if (removeScript === null) sendToTag("consent", "default", consent);
      sendToTag("set", view);
      removeScript ??= load();
      sendToTag("event", "page_view", { ...view, send_to: id });
      referrer = page.page_location;
    },
    stop() {
      if (isStopped) return;
      isStopped = true;
      disableTag(id, true);
      removeScript?.();
      emptyTagInbox();
      dropAnalyticsCookies();
    },
  };
}

/** The member has accepted statistics, and nothing of advertising. */
const consent = {
  analytics_storage: "granted",
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
};
