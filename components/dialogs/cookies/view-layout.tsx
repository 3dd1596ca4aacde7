import type { ReactNode } from "react";

/** A view's scrolling content above its buttons, which stay visible. */
export function ViewLayout({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <>
      <div className="scroll-fade min-h-20 flex-1 overflow-y-auto px-5 pt-2 pb-4">{children}</div>
      {actions ? <div className="grid shrink-0 gap-2 px-5 pb-5">{actions}</div> : null}
    </>
  );
}
