import { mdiCalendar, mdiCardAccountDetails, mdiGift, mdiNewspaperVariant, mdiReceiptText } from "@mdi/js";
import type { BarRoute } from "@/lib/routes/bar-routes";

/** The icons of the bottom bar come with the app: the bar is there before anything else is loaded. */
export const barIcons: Record<BarRoute, string> = {
  membershipCard: mdiCardAccountDetails,
  invoiceContainer: mdiReceiptText,
  benefitContainer: mdiGift,
  eventContainer: mdiCalendar,
  articleContainer: mdiNewspaperVariant,
};
