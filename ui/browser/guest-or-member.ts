import { remember, remembered } from './storage.js';

/** Session storage key of a guest's list, which is kept as JSON. */
export const LIST_KEY = 'docket.conversions';

/** Not empty while a member is signed in. */
const ACCOUNT_KEY = 'docket.account';

export const isKeptByAccount = (): boolean => !!remembered('sessionStorage', ACCOUNT_KEY);

const emptyList = (): void => {
  remember('sessionStorage', LIST_KEY, '[]');
};

/** The conversions now belong to the member: clears them, so that the next user here does not see them. */
export const leaveToAccount = (): void => {
  emptyList();
  remember('sessionStorage', ACCOUNT_KEY, 'kept');
};

/** Nobody is signed in; after a member, the list starts empty. */
export const keepHere = (): void => {
  if (isKeptByAccount()) emptyList();
  remember('sessionStorage', ACCOUNT_KEY, '');
};
