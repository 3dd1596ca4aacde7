import { useEffect, useState } from "react";
import { loadIcon } from "@/lib/icons/load-icon";
import { SvgIcon } from "./svg-icon";

interface ServerIconProps {
  /** A Material Design Icons name as the server gives it, with or without `mdi-`. */
  name: string;
  className?: string;
}

/** An icon that the server names; its place is reserved while it loads, an unknown name shows a neutral one. */
export function ServerIcon({ name, className }: ServerIconProps) {
  return <SvgIcon path={useIconPath(name)} className={className} />;
}

function useIconPath(name: string): string {
  const [icon, setIcon] = useState({ name: "", path: "" });
  useEffect(() => {
    let isCurrent = true;
    void loadIcon(name).then((path) => {
      if (isCurrent) setIcon({ name, path });
    });
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return icon.name === name ? icon.path : "";
}
