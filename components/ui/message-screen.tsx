import type { ReactNode } from "react";
import { SvgIcon } from "./svg-icon";

interface MessageScreenProps {
  icon: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** Full screen for a state that needs the member: what happened and what to do, above the notifications. */
export function MessageScreen({ icon, title, text, children }: MessageScreenProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center p-6 pb-32 text-center">
      <div role="alert" className="flex max-w-reading flex-col items-center gap-3">
        <span className="mb-2 inline-flex size-20 items-center justify-center rounded-full bg-raised text-muted">
          <SvgIcon path={icon} className="size-10" />
        </span>
        <h1 className="text-2xl font-bold">{title}</h1>
        <p className="text-lg text-balance wrap-anywhere whitespace-pre-line text-muted">{text}</p>
      </div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </main>
  );
}
