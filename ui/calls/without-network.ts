import { t } from '../text/t.js';

/** That there is no network; empty where there is one, or the browser does not know. */
export const offlineMessage = (): string =>
  'navigator' in globalThis && 'onLine' in navigator && !navigator.onLine
    ? t('You are offline. Try again when the network is back.')
    : '';
