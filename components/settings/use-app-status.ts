import { useEffect, useState } from "react";
import { onAppStatusChange, readAppStatus, type AppStatus } from "@/lib/pwa/read-app-status";

/** The app's current status on this device; null until the browser answers. */
export function useAppStatus(): AppStatus | null {
  const [status, setStatus] = useState<AppStatus | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = () =>
      void readAppStatus().then((read) => {
        if (isCurrent) setStatus(read);
      });
    read();
    const stop = onAppStatusChange(read);
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  return status;
}
