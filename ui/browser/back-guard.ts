type Guard = (event: PopStateEvent) => void;

const guards = new Set<Guard>();

/** Hears of Back and Forward before the router does: the window calls its listeners in the order in which they came. */
export const watchBack = (): void => {
  window.addEventListener('popstate', (event) => {
    for (const guard of guards) guard(event);
  });
};

/** Lets `guard` stop Back and Forward. @returns what ends that */
export const guardBack = (guard: Guard): (() => void) => {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
};
