import { fromCallback } from 'xstate';
import { remember, remembered } from '../browser/storage.js';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** Also read by `public/theme.js`. */
const KEY = 'docket.theme';

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

export const savedTheme = (): ThemeChoice => {
  const saved = remembered('localStorage', KEY);
  return saved === 'light' || saved === 'dark' ? saved : 'system';
};

export const rememberTheme = (choice: ThemeChoice): void => {
  remember('localStorage', KEY, choice);
};

export const applyTheme = (choice: ThemeChoice): void => {
  const dark = choice === 'dark' || (choice === 'system' && darkSystem().matches);
  Object.assign(document.documentElement.dataset, { choice, theme: dark ? 'dark' : 'light' });
};

/** Tells when the system changes between light and dark. */
export const systemTheme = fromCallback(({ sendBack }) => {
  const query = darkSystem();
  const tell = () => {
    sendBack({ type: 'system.changed' });
  };
  query.addEventListener('change', tell);
  return () => {
    query.removeEventListener('change', tell);
  };
});
