import { forget, remember, remembered } from './storage.js';

/** Key in local storage: every tab sees what is kept under it. */
export const LIST_KEY = 'docket.conversions';

/** A cookie without an age: gone when the browser closes, and with it the list that bears its value. */
const MARK = 'docket_browser';

const MARK_BYTES = 16;

const markOf = (cookies: string): string | undefined =>
  cookies.split('; ').flatMap((pair) => (pair.startsWith(`${MARK}=`) ? pair.slice(MARK.length + 1) : []))[0];

/** Empty where there is no page, as while pages are made ahead. */
const cookies = (): string => (typeof document === 'undefined' ? '' : document.cookie);

const newMark = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(MARK_BYTES));
  const mark = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (typeof document !== 'undefined') document.cookie = `${MARK}=${mark}; Path=/; SameSite=Lax`;
  return mark;
};

const SEPARATOR = '\n';

/** The list of this browser session as it was left; empty for the first page after the browser was opened. */
export const guestList = (): string => {
  const [mark, list = ''] = (remembered('localStorage', LIST_KEY) ?? '').split(SEPARATOR, 2);
  if (mark === markOf(cookies())) return list;
  forget('localStorage', LIST_KEY);
  return '';
};

/** @param list  text without line breaks, such as plain JSON. */
export const keepGuestList = (list: string): void => {
  const mark = markOf(cookies()) ?? newMark();
  remember('localStorage', LIST_KEY, `${mark}${SEPARATOR}${list}`);
};

/** Tells when another tab has changed the list. @returns stops it. */
export const watchGuestList = (tell: () => void): (() => void) => {
  const look = ({ key }: StorageEvent): void => {
    if (key === LIST_KEY) tell();
  };
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
};
