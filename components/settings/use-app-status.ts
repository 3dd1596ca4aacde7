import { useEffect, useState } from "react";
import { onAppStatusChange, readAppStatus, type AppStatus } from "@/lib/pwa/read-app-status";

/** The app's place on this device, as it is now; null until the browser has answered. */
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
