import { useEffect } from 'react';

/** Whether a key goes into a field, where it means what it says. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Hears every key while the component is there; `onKey` must stay the same. */
export const useKeys = (onKey: (event: KeyboardEvent) => void): void => {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [onKey]);
};
