import type { ReactNode } from "react";
import { Spinner } from "./spinner";

interface LoadingScreenProps {
  text: string;
  /** A way out of a long wait. */
  children?: ReactNode;
}

export function LoadingScreen({ text, children }: LoadingScreenProps) {
  return (
    <main className="grid min-h-dvh grid-rows-[1fr_auto_1fr] justify-items-center p-6 text-center">
      <div className="row-start-2 flex flex-col items-center gap-5">
        <Spinner />
        <p role="status" className="text-lg text-muted">
          {text}
        </p>
      </div>
      {/* Below the middle, so that it moves nothing. */}
      <div className="row-start-3 flex flex-col items-center gap-5 pt-5">{children}</div>
    </main>
  );
}
