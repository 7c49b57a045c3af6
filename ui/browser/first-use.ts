const uses = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'dragenter', 'scroll'] as const;

/** Events that are more than looking. */
const acts = ['pointerdown', 'keydown', 'dragenter'] as const;

type CallOff = () => void;

const onFirst = (signs: readonly string[], act: () => void): CallOff => {
  const used = new AbortController();
  const begin = (): void => {
    used.abort();
    act();
  };
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true, signal: used.signal });
  return () => used.abort();
};

/**
 * Does something when the visitor begins to use the page, once; not before, so that opening it stays light.
 *
 * @returns what calls it off
 */
export const onFirstUse = (act: () => void): CallOff => onFirst(uses, act);

/** The same when the visitor first presses, types or drags something; at once where that was before the app started. */
export const onFirstAct = (act: () => void): CallOff => {
  if (!navigator.userActivation.hasBeenActive) return onFirst(acts, act);
  act();
  return () => undefined;
};
