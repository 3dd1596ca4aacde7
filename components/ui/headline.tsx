/** The screen's heading, in the row under the top bar (spec 2 "Shell"). */
export function Headline({ children }: { children: string }) {
  return <h1 className="mb-4 text-3xl font-bold tracking-tight">{children}</h1>;
}
