import { dropAnalyticsCookies } from "./drop-analytics-cookies";
import { originOf, type CountedPage } from "./page-of-route";

const tagAddress = "https://www.googletagmanager.com/gtag/js";

declare global {
  interface Window {
    /** The tag's queue, which its script reads once it loads. */
    dataLayer?: unknown[];
  }
}

/**
 * Counts page views under an id until it is stopped. Requests nothing before the first page view.
 *
 * The tag adds the page's address, title and referrer to whatever it sends, so all three are set beforehand. It must not
 * follow the browser's history: "enhanced measurement" has to be off in the association's account.
 */
export function startAnalytics(id: string) {
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
    countPage(page: CountedPage): void {
      if (isStopped) return;
      const view = { ...page, page_referrer: referrer };
      if (removeScript === null) sendToTag("consent", "default", consent);
      sendToTag("set", view);
      removeScript ??= load();
      sendToTag("event", "page_view", { ...view, send_to: id });
      referrer = page.page_location;
    },
    /** Stops counting and removes the tag, its queue and its cookies from this device. */
    stop(): void {
      if (isStopped) return;
      isStopped = true;
      disableTag(id, true);
      removeScript?.();
      dropAnalyticsCookies();
      emptyTagInbox();
    },
  };
}

export type Analytics = ReturnType<typeof startAnalytics>;

/** The member accepts statistics, but no advertising. */
const consent = {
  analytics_storage: "granted",
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
};

/** Sends a command to the tag, whose script may be loading or blocked. */
function sendToTag(..._command: unknown[]): void {
  // The tag recognises commands by their type: an `arguments` object.
  // oxlint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

/** Loads the tag's script; a blocked script fails silently. @returns removes it */
function appendTagScript(id: string): () => void {
  const script = document.createElement("script");
  script.async = true;
  script.src = `${tagAddress}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return () => script.remove();
}

/** The tag's own switch: a disabled id sends and stores nothing. */
function disableTag(id: string, isDisabled: boolean): void {
  Reflect.set(window, `ga-disable-${id}`, isDisabled);
}

/** Drops unread commands. Keeps the same array: a running tag watches it. */
function emptyTagInbox(): void {
  try {
    if (window.dataLayer) window.dataLayer.length = 0;
  } catch {
    // A blocker guards it: then it holds no commands.
  }
}
