import { useEffect, useState } from "react";
import { loadedIcon, loadIcon } from "@/lib/icons/load-icon";
import { useLoadAttempt } from "@/lib/platform/use-load-attempt";
import { SvgIcon } from "./svg-icon";

interface ServerIconProps {
  /** Material Design Icons name from the server, with or without `mdi-`. */
  name: string;
  className?: string;
}

/** An icon named by the server. It reserves its place while loading; a cached one shows at once, an unknown one is neutral. */
export function ServerIcon({ name, className }: ServerIconProps) {
  return <SvgIcon path={useIconPath(name)} className={className} />;
}

function useIconPath(name: string): string {
  const [icon, setIcon] = useState({ name: "", path: "" });
  const known = loadedIcon(name);
  const attempt = useLoadAttempt();
  useEffect(() => {
    if (known !== undefined) return;
    let isCurrent = true;
    void loadIcon(name).then((path) => {
      if (isCurrent) setIcon({ name, path });
    });
    return () => {
      isCurrent = false;
    };
  }, [name, known, attempt]);
  return known ?? (icon.name === name ? icon.path : "");
}
