import { remember, remembered } from '../browser/storage.js';

const KEY = 'docket.reloadedAt';
const ONCE_PER_MS = 60_000;

/** After an update, an open page may request files that no longer exist; reloads it once to get the new ones. */
export const reloadOnceWhenStale = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(remembered('sessionStorage', KEY) ?? 0);
    if (Date.now() - last < ONCE_PER_MS) return;
    event.preventDefault();
    remember('sessionStorage', KEY, String(Date.now()));
    location.reload();
  });
};
