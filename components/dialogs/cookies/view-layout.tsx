import type { ReactNode } from "react";

/** What a view says, which scrolls, above the buttons, which stay in sight. */
export function ViewLayout({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <>
      <div className="scroll-fade min-h-20 flex-1 overflow-y-auto px-5 pt-2 pb-4">{children}</div>
      {actions ? <div className="grid shrink-0 gap-2 px-5 pb-5">{actions}</div> : null}
    </>
  );
}
