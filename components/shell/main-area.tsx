import type { ReactNode, Ref } from "react";
import { screenTitleId } from "@/components/ui/screen-title";

interface MainAreaProps {
  children: ReactNode;
  /** Whether the title of the screen names it; the card has no such title. */
  isTitled: boolean;
  ref?: Ref<HTMLElement>;
}

/** The one main landmark; focus comes here after each navigation. Without hooks, as the bars. */
export function MainArea({ children, isTitled, ref }: MainAreaProps) {
  return (
    <main
      ref={ref}
      id="main"
      tabIndex={-1}
      aria-labelledby={isTitled ? screenTitleId : undefined}
      className="mx-auto w-full max-w-content px-4 pt-5 pb-[calc(theme(spacing.bottom-bar)+env(safe-area-inset-bottom)+2rem)] sm:px-6 sm:pt-8"
    >
      {children}
    </main>
  );
}
