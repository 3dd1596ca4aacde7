import type { ReactNode } from "react";
import { Spinner } from "./spinner";

interface LoadingScreenProps {
  text: string;
  /** A way out, once it takes long. */
  children?: ReactNode;
}

/** The whole screen while nothing else can be shown (spec 2: "Full-screen loading shows status text"). */
export function LoadingScreen({ text, children }: LoadingScreenProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-5 p-6 text-center" aria-busy="true">
      <Spinner />
      <p role="status" className="text-lg text-muted">
        {text}
      </p>
      {children}
    </main>
  );
}
