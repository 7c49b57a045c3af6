import { useSyncExternalStore } from 'react';

const asked = (): MediaQueryList => matchMedia('(width < 48rem)');

const subscribe = (onChange: () => void): (() => void) => {
  const list = asked();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

const isNarrow = (): boolean => asked().matches;

/** Whether the window is as narrow as a phone, now and whenever that changes. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow);
