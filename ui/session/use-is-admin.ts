import { useAppState } from './use-app-state.js';

/** Whether the person on this page runs the site. */
export const useIsAdmin = (): boolean => useAppState('auth', ({ context }) => context.user?.isAdmin ?? false, false);
