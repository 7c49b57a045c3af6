import { shortcuts, type Shortcut, type ShortcutId } from './shortcut-table.js';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Where the focus is when keys are pressed. */
export interface FocusPlace {
  /** In a field that takes text. */
  readonly isTyping: boolean;
  readonly isInDocument: boolean;
  /** Two documents are compared. */
  readonly isComparing: boolean;
  /** How the pages are laid out. */
  readonly view: 'grid' | 'page';
}

const LETTER = /^[a-z]$/i;

/** As the table writes it, such as `Mod+K`. Shift is part of a sign, such as `?`, and is named with other keys only. */
const written = ({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): string => {
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  const isSign = key.length === 1 && key !== ' ' && !LETTER.test(key);
  const held = [ctrlKey || metaKey ? 'Mod' : '', altKey ? 'Alt' : '', shiftKey && !isSign ? 'Shift' : ''];
  return [...held.filter((one) => one !== ''), name].join('+');
};

/** Keys that write nothing, so that they act while a field has the focus; Mod+Z takes back what was written in it. */
const actsInFields = (keys: string): boolean => /^(Mod\+(?!(Shift\+)?Z$).+|(Shift\+)?F6|Escape)$/.test(keys);

const isAt = (place: Shortcut['place'], { isInDocument, isComparing, isTyping, view }: FocusPlace): boolean => {
  if (place === 'anywhere') return true;
  if (isTyping) return false;
  return place === 'compare' ? isComparing : isInDocument && (place === 'document' || place === view);
};

/** The shortcut that these keys are where the focus is. */
export const pressedShortcut = (pressed: Pressed, focus: FocusPlace): ShortcutId | undefined => {
  const keys = written(pressed);
  if (focus.isTyping && !actsInFields(keys)) return undefined;
  return shortcuts.find((one) => (one.keys as readonly string[]).includes(keys) && isAt(one.place, focus))?.id;
};
