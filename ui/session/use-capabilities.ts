import { use, useEffect } from 'react';
import type { CapabilitiesReply } from '../../contracts/api/capabilities.js';
import { AppContext } from './app-actors.js';
import { useAppState } from './use-app-state.js';

/** The abilities of this installation; null until they are known, where they can't be told, and where no app is around. */
export const useCapabilities = (): CapabilitiesReply | null => {
  const installation = use(AppContext)?.installation;
  useEffect(() => {
    installation?.send({ type: 'installation.asked' });
  }, [installation]);
  return useAppState('installation', ({ context }) => context.capabilities, null);
};
