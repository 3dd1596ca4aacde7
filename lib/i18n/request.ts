import { getRequestConfig } from "next-intl/server";
import { defaultLocale } from "@/lib/config/locales";

/** next-intl's plugin needs this module; none of our server components formats messages. */
export default getRequestConfig(() => ({ locale: defaultLocale, messages: {} }));
