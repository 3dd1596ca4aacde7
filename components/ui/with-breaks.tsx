import type { Elements } from "./elements";

/** The text of a detail. A wide e-mail address breaks after its @. */
export function withBreaks(value: string): string | Elements {
  const end = value.indexOf("@") + 1;
  if (end === 0) return value;
  return (
    <>
      <span>{value.slice(0, end)}</span>
      <wbr />
      <span>{value.slice(end)}</span>
    </>
  );
}
