import { remember } from './storage.js';

/** Where the browser keeps what a guest has made. */
export const GUEST_LIST_KEY = 'docket.conversions';

export const keepGuestList = (rows: readonly object[]): void => {
  remember('sessionStorage', GUEST_LIST_KEY, JSON.stringify(rows));
};
