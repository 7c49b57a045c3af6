import type { DropDownProps } from './drop-down.js';
import { menuLater } from './menu-later.js';

/** A menu of links under a button. It closes on a choice, on Escape and on a click anywhere else. */
export const LinkMenu = menuLater<Pick<DropDownProps, 'links' | 'groups'>>(
  async () => (await import('./drop-down.js')).DropDown,
);
