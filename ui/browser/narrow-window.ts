import { fromCallback } from 'xstate';

/** Tells once, at the start, that the window is as narrow as a phone. */
export const narrowWindow = fromCallback(({ sendBack }) => {
  if ('matchMedia' in globalThis && matchMedia('(width < 48rem)').matches) sendBack({ type: 'window.narrow' });
});
