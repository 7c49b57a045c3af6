import { remember, remembered } from './storage.js';

/** Where a guest's list lies in the browser's session, as JSON. */
export const LIST_KEY = 'docket.conversions';

/** Not empty as long as a member sits at this browser. */
const ACCOUNT_KEY = 'docket.account';

export const isKeptByAccount = (): boolean => !!remembered('sessionStorage', ACCOUNT_KEY);

const emptyList = (): void => {
  remember('sessionStorage', LIST_KEY, '[]');
};

/** What was made here is the member's from now on: the next one at this browser is not to find it. */
export const leaveToAccount = (): void => {
  emptyList();
  remember('sessionStorage', ACCOUNT_KEY, 'kept');
};

/** A guest sits here; after a member, with an empty list. */
export const keepHere = (): void => {
  if (isKeptByAccount()) emptyList();
  remember('sessionStorage', ACCOUNT_KEY, '');
};
