import type { ReactNode, Ref } from "react";
import { screenTitleId } from "@/components/ui/screen-title";

interface MainAreaProps {
  children: ReactNode;
  /** Whether the screen's title names the landmark. The card has no title. */
  isTitled: boolean;
  ref?: Ref<HTMLElement>;
}

/** The single main landmark, which receives the focus after each navigation. Without hooks, like the bars. */
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
