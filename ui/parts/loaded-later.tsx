import { loadPart } from '../browser/load-part.js';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface LoadedLater<Props> {
  readonly Later: (props: Props) => ReactNode;
  /** Loads it before it is wanted. */
  readonly loadAhead: () => Promise<unknown>;
}

/**
 * A component in a file of its own, drawn at once when that is there already. A `Suspense` would not do: what it
 * reveals after a click is held back for 300 ms.
 */
export const loadedLater = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): LoadedLater<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const loadAhead = async () => (loaded ??= await loadPart(load));
  const Later = (props: Props) => {
    const [Component, setComponent] = useState(() => loaded);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      if (!Component) loadAhead().then((ready) => setComponent(() => ready), setFailure);
    }, [Component]);
    if (failure) throw failure; // for the boundary around the page
    return Component ? <Component {...props} /> : meanwhile;
  };
  return { Later, loadAhead };
};
