import { basePath } from "@/lib/config/base-path";
import { routes, type RouteName } from "@/lib/routes/routes";

/** A screen in the analytics service's own field names. */
export interface CountedPage {
  page_location: string;
  page_title: string;
}

/**
 * The page view of a screen: its address template and generic title. Never the address itself: ids, item names and queries
 * tell what this member looked at.
 */
export function pageOfRoute(name: RouteName, title: string, origin: string): CountedPage {
  return { page_location: origin + basePath + routes[name].path, page_title: title };
}

/** The referrer's origin only: its path and query tell as much as the app's own. */
export function originOf(referrer: string): string {
  try {
    return `${new URL(referrer).origin}/`;
  } catch {
    return "";
  }
}
