import { mdiOpenInNew } from "@mdi/js";
import type { ComponentProps, ReactNode } from "react";
import { SvgIcon } from "./svg-icon";

const shape =
  "flex min-h-12 w-full items-center gap-4 rounded-xl px-4 py-2 text-left text-ink no-underline transition hover:bg-raised active:bg-hairline aria-[current=page]:bg-raised aria-[current=page]:font-bold";

interface MenuLinkProps extends ComponentProps<"a"> {
  icon: ReactNode;
  opensElsewhere?: boolean;
}

/** A drawer row that links to an address. */
export function MenuLink({ icon, opensElsewhere = false, children, ...props }: MenuLinkProps) {
  return (
    <a className={shape} {...props}>
      <span className="inline-flex size-6 shrink-0 text-muted">{icon}</span>
      <span className="min-w-0 flex-1">{children}</span>
      {opensElsewhere ? <SvgIcon path={mdiOpenInNew} className="size-5 shrink-0 text-muted" /> : null}
    </a>
  );
}

/** A drawer row that runs an action. */
export function MenuButton({ icon, children, ...props }: ComponentProps<"button"> & { icon: ReactNode }) {
  return (
    <button type="button" className={shape} {...props}>
      <span className="inline-flex size-6 shrink-0 text-muted">{icon}</span>
      <span className="min-w-0">{children}</span>
    </button>
  );
}
