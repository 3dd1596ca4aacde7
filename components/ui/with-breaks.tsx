import type { ReactNode } from "react";

/** The text of a detail; an e-mail address that is wider than its place breaks after the @ rather than anywhere. */
export function withBreaks(value: string): ReactNode {
  const end = value.indexOf("@") + 1;
  return (
    <>
      {value.slice(0, end)}
      {end > 0 ? <wbr /> : null}
      {value.slice(end)}
    </>
  );
}
