import { useEffect } from 'react';
import type { EditEvent } from '../machine/edit-context.js';
import type { EditActor } from '../machine/edit.machine.js';
import { instrumentOfKey } from '../marks/instruments.js';

const TYPING = 'input, textarea, select, [contenteditable=true]';

/** Escape leaves one thing after the other: what is being drawn, the selection, the instrument. */
const eventOfEscape = (edit: EditActor): EditEvent => {
  const { gesture, selected } = edit.getSnapshot().context;
  if (gesture) return { type: 'pointer.cancelled' };
  return selected === null ? { type: 'instrument.chosen', instrument: 'select' } : { type: 'mark.selected', id: null };
};

const eventOf = (edit: EditActor, { key }: KeyboardEvent): EditEvent | null => {
  if (key === 'Escape') return eventOfEscape(edit);
  const instrument = key.length === 1 ? instrumentOfKey(key) : undefined;
  return instrument ? { type: 'instrument.chosen', instrument } : null;
};

/** A letter takes an instrument, wherever no text is being written. */
export const useInstrumentKeys = (edit: EditActor): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isHeld = event.ctrlKey || event.metaKey || event.altKey;
      if (isHeld || event.defaultPrevented || document.querySelector('dialog[open], [role=menu]')) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      const keyEvent = eventOf(edit, event);
      if (!keyEvent) return;
      event.preventDefault();
      edit.send(keyEvent);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [edit]);
};
