const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'dragenter', 'scroll'] as const;

/**
 * Does something when the visitor begins to use the page, once; not before, so that opening it stays light.
 *
 * @returns what calls it off
 */
export const onFirstUse = (act: () => void): (() => void) => {
  const used = new AbortController();
  const begin = (): void => {
    used.abort();
    act();
  };
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true, signal: used.signal });
  return () => used.abort();
};
