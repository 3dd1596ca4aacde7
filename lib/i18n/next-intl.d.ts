import type { Messages } from "./locale-store";
import type { Locale } from "@/lib/config/locales";

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
