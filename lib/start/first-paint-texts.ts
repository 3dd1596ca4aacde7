import type { RouteName } from "@/lib/routes/routes";

/** The texts of the first paint: plain ones only, since nothing formats messages before React is loaded. */
export interface FirstPaintTexts {
  appName: string;
  loading: string;
  mainNavigation: string;
  common: Record<"back" | "home" | "menu", string>;
  card: Record<"assignments" | "details" | "edit" | "invalidMembership" | "memberships" | "photoOf" | "show", string>;
  freshness: Record<"refresh" | "updated", string>;
  routes: Record<RouteName, string>;
}
