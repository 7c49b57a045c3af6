import { use, useEffect } from 'react';
import { LONGEST_RETENTION, type Retention } from '../../contracts/retention.js';
import { AppContext } from './app-actors.js';
import { useAppState } from './use-app-state.js';

/** How long this site keeps files; as long as it may, until that is known. */
export const useRetention = (): Retention => {
  const installation = use(AppContext)?.installation;
  useEffect(() => {
    installation?.send({ type: 'installation.asked' });
  }, [installation]);
  return useAppState(
    'installation',
    ({ context }) => context.capabilities?.retention ?? LONGEST_RETENTION,
    LONGEST_RETENTION,
  );
};
