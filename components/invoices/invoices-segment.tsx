"use client";

import dynamic from "next/dynamic";
import { LoadingPart } from "@/components/ui/loading-part";
import { loadLaterMessages } from "@/lib/i18n/locale-store";

/** Loaded together with its texts; the card needs neither. */
export const InvoicesSegment = dynamic(
  async () => {
    const [screens] = await Promise.all([import("./invoices-screens"), loadLaterMessages()]);
    return screens.InvoicesScreens;
  },
  { ssr: false, loading: LoadingPart },
);
