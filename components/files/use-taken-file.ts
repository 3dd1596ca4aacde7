import { useEffect, useRef, useState, type MouseEvent } from "react";
import { fetchFile } from "@/lib/api/fetch-file";
import { isInstalledApp } from "@/lib/platform/display-mode";
import { openInNewTab } from "@/lib/platform/open-in-new-tab";
import { shareFile } from "@/lib/platform/save-file";
import { isPlainClick } from "@/lib/navigation/is-plain-click";
import { notify } from "@/lib/notifications/notifications";

interface TakenFile {
  isFetching: boolean;
  onClick: (event: MouseEvent) => void;
}

/**
 * Click handling of a link to a file. The installed app shares or downloads it, since a new page would have no way back.
 * If the fetch fails, the file opens in a new tab.
 * @param failure text when that fails too
 */
export function useTakenFile(url: string, failure: string): TakenFile {
  const [isFetching, setIsFetching] = useState(false);
  const request = useRef<AbortController>(null);
  // Abandoned when the screen changes.
  useEffect(() => () => request.current?.abort(), []);
  const take = async () => {
    if (request.current) return;
    const { signal } = (request.current = new AbortController());
    setIsFetching(true);
    const file = await fetchFile(url, signal);
    if (signal.aborted) return;
    request.current = null;
    setIsFetching(false);
    if (file) await shareFile(file);
    else if (!openInNewTab(url)) notify(failure, "error");
  };
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event) || !isInstalledApp()) return;
    event.preventDefault();
    void take();
  };
  return { isFetching, onClick };
}
