import { useEffect } from 'react';
import { pressedShortcut, type FocusPlace } from './pressed-shortcut.js';
import type { KeyHandlers } from './shortcut-table.js';

const NO_TEXT = new Set(['checkbox', 'radio', 'button', 'submit', 'file', 'range', 'color']);

const takesText = (element: Element | null): boolean =>
  element instanceof HTMLInputElement
    ? !NO_TEXT.has(element.type)
    : element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement ||
      (element instanceof HTMLElement && element.isContentEditable);

const focusPlace = (): FocusPlace => ({
  isTyping: takesText(document.activeElement),
  isInDocument: Boolean(document.activeElement?.closest('[data-workbench]:not([data-mode]) [data-region=document]')),
  isComparing: document.querySelector('[data-compare]') !== null,
  view: document.querySelector('[data-region=document] [data-pages]') ? 'page' : 'grid',
});

/** A dialog or a menu has keys of its own. */
const isCovered = (): boolean => document.querySelector('dialog[open], [role=menu]') !== null;

/** Listens for shortcuts as long as the component is there. @param handlers  the same object while they do the same. */
export const useShortcuts = (handlers: KeyHandlers): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || isCovered()) return;
      const id = pressedShortcut(event, focusPlace());
      if (id && handlers[id]?.() === true) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, [handlers]);
};
