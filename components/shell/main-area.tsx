import type { ReactNode, Ref } from "react";

/** The one main landmark; focus comes here after each navigation. Without hooks, as the bars. */
export function MainArea({ children, ref }: { children: ReactNode; ref?: Ref<HTMLElement> }) {
  return (
    <main
      ref={ref}
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-content px-4 pt-5 pb-[calc(theme(spacing.bottom-bar)+env(safe-area-inset-bottom)+2rem)] sm:px-6 sm:pt-8"
    >
      {children}
    </main>
  );
}
