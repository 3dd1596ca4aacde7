import { getRequestConfig } from "next-intl/server";
import { defaultLocale } from "@/lib/config/locales";

/** next-intl's plugin asks for this module; no server component of ours formats messages. */
export default getRequestConfig(() => ({ locale: defaultLocale, messages: {} }));
