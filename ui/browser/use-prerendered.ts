import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page still is as it was drawn before the app was there. What only the browser knows, such as its time zone,
 * is to wait until then.
 */
export const usePrerendered = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
