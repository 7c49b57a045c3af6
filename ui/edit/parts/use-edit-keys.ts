import { useEffect } from 'react';
import type { EditEvent } from '../machine/edit-context.js';
import type { EditActor } from '../machine/edit.machine.js';

const eventOf = ({ key, shiftKey }: KeyboardEvent): EditEvent | null => {
  if (key.toLowerCase() === 'z') return { type: shiftKey ? 'redo.pressed' : 'undo.pressed' };
  return key.toLowerCase() === 'y' ? { type: 'redo.pressed' } : null;
};

/** Undo and redo are those of the draft, in fields as well; those of the versions wait until it is saved. */
export const useEditKeys = (edit: EditActor): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return;
      const keyEvent = eventOf(event);
      if (!keyEvent) return;
      event.preventDefault();
      edit.send(keyEvent);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [edit]);
};
