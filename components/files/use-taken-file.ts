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
 * For a link to a file: the installed app hands it to the member as a file, since a new page would leave no way back
 * (decisions 6). One that cannot be fetched is opened in a new tab after all.
 * @param failure what is said when that is not possible either
 */
export function useTakenFile(url: string, failure: string): TakenFile {
  const [isFetching, setIsFetching] = useState(false);
  const request = useRef<AbortController>(null);
  // Nobody waits for it on another screen.
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
