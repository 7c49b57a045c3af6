import { remember, remembered } from '../../browser/storage.js';

const KEY = 'docket.appBanner.dismissed';

export const wasDismissed = (): boolean => remembered('localStorage', KEY) === 'true';

export const rememberDismissed = (): void => {
  remember('localStorage', KEY, 'true');
};
