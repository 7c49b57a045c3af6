import { useEffect } from 'react';

/** Hears every key while the component is there; `onKey` must stay the same. */
export const useKeys = (onKey: (event: KeyboardEvent) => void): void => {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [onKey]);
};
