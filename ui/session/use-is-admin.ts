import { useSelector } from '@xstate/react';
import { use } from 'react';
import { AppContext } from './app-actors.js';

/** Whether the person on this page runs the site. */
export const useIsAdmin = (): boolean => {
  const auth = use(AppContext)?.auth;
  return useSelector(auth, (state) => state?.context.user?.isAdmin ?? false);
};
