import { startTransition, useEffect, useState, type ComponentType } from "react";

/**
 * A screen, or a large part of one, that loads when first shown and stays loaded. Not `lazy` or `next/dynamic`: React keeps
 * their fallback for 300 ms, however soon the part arrives. A load failure throws to the error boundary;
 * the next time it is shown, the part loads again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Loading: ComponentType,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LazyComponent(props) {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      // Check `Part`, not `loaded`: another instance may have loaded it since this render.
      if (Part !== null) return;
      load().then(
        (part) => {
          loaded = part;
          // A transition renders in slices, so that touches get through.
          startTransition(() => setPart(() => part));
        },
        (error: unknown) => setFailure({ error }),
      );
    }, [Part]);
    if (failure) throw failure.error;
    return Part ? <Part {...props} /> : <Loading />;
  };
}
