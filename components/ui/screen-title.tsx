/** The page's one heading of the first level. It names the main area, wherever it stands (decisions 2 "Headline"). */
export const screenTitleId = "screen-title";

export function ScreenTitle({ children, className }: { children: string; className: string }) {
  return (
    <h1 id={screenTitleId} className={className}>
      {children}
    </h1>
  );
}

/** The title of an item in its own screen's content: the row under the top bar holds the name of its list. */
export function ItemTitle({ children }: { children: string }) {
  return <ScreenTitle className="mb-4 text-3xl font-bold tracking-tight">{children}</ScreenTitle>;
}
