/** The page's only `h1`. It names the main area, wherever it is. */
export const screenTitleId = "screen-title";

export function ScreenTitle({ children, className }: { children: string; className: string }) {
  return (
    <h1 id={screenTitleId} className={className}>
      {children}
    </h1>
  );
}

/** The heading of a screen whose content, with its visible title, is missing. */
export function HiddenTitle({ children }: { children: string }) {
  return <ScreenTitle className="sr-only">{children}</ScreenTitle>;
}

/** The title of an item, in its content: the row below the top bar shows the name of the list. */
export function ItemTitle({ children }: { children: string }) {
  return <ScreenTitle className="mb-4 text-3xl font-bold tracking-tight">{children}</ScreenTitle>;
}
