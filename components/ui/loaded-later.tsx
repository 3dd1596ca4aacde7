import { startTransition, useEffect, useState, type ComponentType } from "react";

/**
 * A screen, or a large part of one, that is loaded when it is first shown and at hand from then on. Not by `lazy` or
 * `next/dynamic`: what these show in the meantime React keeps for 300 ms, however soon the part is there. A part that cannot be
 * loaded breaks for the error boundary around it, and is asked for again when it is next shown.
 * @param Loading stands in its place until it has come
 */
export function loadedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Loading: ComponentType = Nothing,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LoadedLater(props) {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      // Not by `loaded`: it may have come for another place since this one was drawn.
      if (Part !== null) return;
      let isCurrent = true;
      load().then(
        (part) => {
          loaded = part;
          // In pieces, between which the phone answers to touches.
          if (isCurrent) startTransition(() => setPart(() => part));
        },
        (error: unknown) => {
          if (isCurrent) setFailure({ error });
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [Part]);
    if (failure) throw failure.error;
    return Part ? <Part {...props} /> : <Loading />;
  };
}

const Nothing = () => null;
