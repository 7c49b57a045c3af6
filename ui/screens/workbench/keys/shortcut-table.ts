import type { Text } from '../../../../contracts/texts/text-catalogue.js';

/** Where the focus has to be: anywhere, or on the document, as a grid or page by page, or two documents compared. */
type KeyPlace = 'anywhere' | 'document' | 'grid' | 'page' | 'compare';

export interface Shortcut {
  readonly id: string;
  /** Any of these; `Mod` is Ctrl, or Cmd on a Mac. */
  readonly keys: readonly [string, ...string[]];
  readonly place: KeyPlace;
  readonly text: Text;
}

/** Every shortcut of the page and the workbench: what the handlers go by, and what the list of shortcuts shows. */
export const shortcuts = [
  { id: 'palette', keys: ['/', 'Mod+K'], place: 'anywhere', text: 'Find a tool, a page or a recent file' },
  { id: 'shortcuts', keys: ['?'], place: 'anywhere', text: 'Show the shortcuts' },
  { id: 'next-region', keys: ['F6'], place: 'anywhere', text: 'Go to the next panel: files, document, tools' },
  { id: 'previous-region', keys: ['Shift+F6'], place: 'anywhere', text: 'Go to the previous panel' },
  { id: 'start', keys: ['Mod+Enter'], place: 'anywhere', text: 'Start the open tool' },
  { id: 'find', keys: ['Mod+F'], place: 'anywhere', text: 'Find text in the document' },
  { id: 'undo', keys: ['Mod+Z'], place: 'anywhere', text: 'One version back' },
  { id: 'redo', keys: ['Mod+Shift+Z'], place: 'anywhere', text: 'One version forward' },
  { id: 'escape', keys: ['Escape'], place: 'anywhere', text: 'Close what is open, or clear the selection' },
  { id: 'layout', keys: ['G'], place: 'document', text: 'All pages, or one page' },
  { id: 'larger', keys: ['+', '='], place: 'document', text: 'Larger' },
  { id: 'smaller', keys: ['-'], place: 'document', text: 'Smaller' },
  { id: 'fit', keys: ['0'], place: 'document', text: 'Fit the width' },
  { id: 'rotate-right', keys: ['R'], place: 'document', text: 'Rotate the selected pages to the right' },
  { id: 'rotate-left', keys: ['Shift+R'], place: 'document', text: 'Rotate the selected pages to the left' },
  { id: 'delete', keys: ['Delete'], place: 'document', text: 'Delete the selected pages' },
  { id: 'all', keys: ['Mod+A'], place: 'document', text: 'Select all pages' },
  { id: 'before', keys: ['B'], place: 'document', text: 'Held: the page as it was, in Before and after' },
  { id: 'left', keys: ['ArrowLeft'], place: 'grid', text: 'Go to the previous page' },
  { id: 'right', keys: ['ArrowRight'], place: 'grid', text: 'Go to the next page' },
  { id: 'up', keys: ['ArrowUp'], place: 'grid', text: 'Go to the page above' },
  { id: 'down', keys: ['ArrowDown'], place: 'grid', text: 'Go to the page below' },
  { id: 'select', keys: ['Space'], place: 'grid', text: 'Select or deselect the page' },
  { id: 'range-left', keys: ['Shift+ArrowLeft'], place: 'grid', text: 'Extend the selection to the previous page' },
  { id: 'range-right', keys: ['Shift+ArrowRight'], place: 'grid', text: 'Extend the selection to the next page' },
  { id: 'range-up', keys: ['Shift+ArrowUp'], place: 'grid', text: 'Extend the selection to the page above' },
  { id: 'range-down', keys: ['Shift+ArrowDown'], place: 'grid', text: 'Extend the selection to the page below' },
  { id: 'move-left', keys: ['Alt+ArrowLeft'], place: 'grid', text: 'Move the selected pages to the left' },
  { id: 'move-right', keys: ['Alt+ArrowRight'], place: 'grid', text: 'Move the selected pages to the right' },
  { id: 'move-up', keys: ['Alt+ArrowUp'], place: 'grid', text: 'Move the selected pages up a row' },
  { id: 'move-down', keys: ['Alt+ArrowDown'], place: 'grid', text: 'Move the selected pages down a row' },
  { id: 'grid-first', keys: ['Home'], place: 'grid', text: 'Go to the first page' },
  { id: 'grid-last', keys: ['End'], place: 'grid', text: 'Go to the last page' },
  { id: 'previous-page', keys: ['PageUp'], place: 'page', text: 'Previous page' },
  { id: 'next-page', keys: ['PageDown'], place: 'page', text: 'Next page' },
  { id: 'first-page', keys: ['Home'], place: 'page', text: 'First page' },
  { id: 'last-page', keys: ['End'], place: 'page', text: 'Last page' },
  { id: 'next-change', keys: ['N'], place: 'compare', text: 'Next change' },
  { id: 'previous-change', keys: ['Shift+N'], place: 'compare', text: 'Previous change' },
] as const satisfies readonly Shortcut[];

export type ShortcutId = (typeof shortcuts)[number]['id'];

/** @returns whether there was something to do; otherwise the browser does what it does with these keys. */
export type KeyHandler = () => boolean;

/** The act of each shortcut; where one is missing, it does nothing there. */
export type KeyHandlers = Readonly<Partial<Record<ShortcutId, KeyHandler>>>;
