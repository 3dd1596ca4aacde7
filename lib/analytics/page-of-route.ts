import { basePath } from "@/lib/config/base-path";
import { routes, type RouteName } from "@/lib/routes/routes";

/** A screen as it is counted. The names are those of the analytics service. */
export interface CountedPage {
  page_location: string;
  page_title: string;
}

/**
 * What is told of a screen: the template of its address and the title of its kind. Never the address itself, whose ids,
 * item names and queries tell what this member looked at.
 */
export function pageOfRoute(name: RouteName, title: string, origin: string): CountedPage {
  return { page_location: origin + basePath + routes[name].path, page_title: title };
}

/** Of the page that led here, its origin alone: its path and query are as telling as the app's own. */
export function originOf(referrer: string): string {
  try {
    return `${new URL(referrer).origin}/`;
  } catch {
    return "";
  }
}
