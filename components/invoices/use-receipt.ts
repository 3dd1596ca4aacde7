import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { fetchFile } from "@/lib/api/fetch-file";
import { openInNewTab } from "@/lib/base/open-in-new-tab";
import { shareFile } from "@/lib/base/save-file";
import { notify } from "@/lib/notifications/notifications";

/**
 * Hands a receipt to the member as a file, since a new page would leave an installed app with no way back (decisions 6).
 * A receipt that cannot be fetched is opened in a new tab after all.
 */
export function useReceipt(link: string): { isFetching: boolean; takeReceipt: () => Promise<void> } {
  const t = useTranslations("bankTransfer");
  const [isFetching, setIsFetching] = useState(false);
  const request = useRef<AbortController>(null);
  // Nobody waits for it on another screen.
  useEffect(() => () => request.current?.abort(), []);
  const takeReceipt = async () => {
    if (request.current) return;
    const { signal } = (request.current = new AbortController());
    setIsFetching(true);
    const file = await fetchFile(link, signal);
    if (signal.aborted) return;
    request.current = null;
    setIsFetching(false);
    if (file) await shareFile(file);
    else if (!openInNewTab(link)) notify(t("receiptFailed"), "error");
  };
  return { isFetching, takeReceipt };
}
