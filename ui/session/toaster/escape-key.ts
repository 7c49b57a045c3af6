import { fromCallback } from 'xstate';

/** Escape, wherever on the page the focus is. */
export const escapeKey = fromCallback(({ sendBack }) => {
  const listening = new AbortController();
  const tell = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') sendBack({ type: 'notice.dismissed' });
  };
  window.addEventListener('keydown', tell, { signal: listening.signal });
  return () => {
    listening.abort();
  };
});
