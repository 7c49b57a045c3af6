import { useCommandState } from 'cmdk';
import { useEffect } from 'react';

/** The list keeps naming an option that has gone while others took its place; screen readers are told the present one. */
export const ActiveOption = () => {
  const value = useCommandState((state) => state.value);
  const id = useCommandState((state) => state.selectedItemId);
  const count = useCommandState((state) => state.filtered.count);
  useEffect(() => {
    const option = document.querySelector('dialog [cmdk-item][aria-selected=true]');
    for (const control of document.querySelectorAll('dialog :is([cmdk-input], [cmdk-list])')) {
      if (option) control.setAttribute('aria-activedescendant', option.id);
      else control.removeAttribute('aria-activedescendant');
    }
  }, [value, id, count]);
  return null;
};
