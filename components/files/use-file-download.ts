import { type MouseEvent, useEffect, useRef, useState } from "react";
import { fetchFile } from "@/lib/api/fetch-file";
import { isInstalledApp } from "@/lib/platform/display-mode";
import { shareFile } from "@/lib/platform/save-file";
import { onPlainClick } from "@/lib/navigation/on-plain-click";
import { notify } from "@/lib/notifications/notifications";

/**
 * Click handling of a link to a file. The installed app shares or downloads it, since a new page would have no way back.
 * If the fetch fails, the file opens in a new tab.
 * @param failure text when that fails too
 */
export function useFileDownload(url: string, failure: string) {
  const [isFetching, setIsFetching] = useState(false);
  const request = useRef<AbortController>(null);
  const isTabRefused = useRef(false);
  // Abandoned when the screen changes.
  useEffect(() => () => request.current?.abort(), []);
  const download = async () => {
    if (request.current) return;
    const { signal } = (request.current = new AbortController());
    setIsFetching(true);
    const file = await fetchFile(url, signal);
    if (signal.aborted) return;
    request.current = null;
    setIsFetching(false);
    if (file) return shareFile(file);
    isTabRefused.current = !openInNewTab(url);
    if (isTabRefused.current) notify(failure, "error");
  };
  const onClick = (event: MouseEvent) => {
    // Safari opens no tab so long after the tap. It follows the link at the next one.
    if (isInstalledApp() && !isTabRefused.current) onPlainClick(event, () => void download());
    isTabRefused.current = false;
  };
  return { isFetching, onClick };
}

/** Opens an http(s) address in a new tab without an opener; false when the browser opens none. */
function openInNewTab(address: string): boolean {
  // With the "noopener" feature, the result would always be null.
  const tab = window.open(address, "_blank");
  if (!tab) return false;
  tab.opener = null;
  return true;
}
