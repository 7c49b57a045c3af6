import { keepGuestList } from './guest-list.js';
import { leavePersistedTab } from './persisted-tab.js';
import { remember, remembered } from './storage.js';

/** Not empty while a member is signed in. Each tab has its own, and notices by it that another one has signed out. */
const ACCOUNT_KEY = 'docket.account';

export const isKeptByAccount = (): boolean => !!remembered('sessionStorage', ACCOUNT_KEY);

const emptyList = (): void => keepGuestList('[]');

/** The conversions now belong to the member: clears them, so that the next user here does not see them. */
export const leaveToAccount = (): void => {
  emptyList();
  remember('sessionStorage', ACCOUNT_KEY, 'kept');
};

/** Nobody is signed in; after a member, the list starts empty, and so does the workbench. */
export const keepHere = (): void => {
  if (isKeptByAccount()) {
    emptyList();
    leavePersistedTab();
  }
  remember('sessionStorage', ACCOUNT_KEY, '');
};
