import { remember, remembered } from '../../calls/storage.js';

const KEY = 'docket.appBanner.dismissed';

export const wasDismissed = (): boolean => remembered('localStorage', KEY) === 'true';

export const rememberDismissed = (): void => {
  remember('localStorage', KEY, 'true');
};
