import { useEffect } from 'react';
import type { CapabilitiesReply } from '../../contracts/api/capabilities.js';
import { useApp } from './app-actors.js';
import { useAppState } from './use-app-state.js';

/** The abilities of this installation; null until they are known, and where they can't be told. */
export const useCapabilities = (): CapabilitiesReply | null => {
  const { installation } = useApp();
  useEffect(() => {
    installation.send({ type: 'installation.asked' });
  }, [installation]);
  return useAppState('installation', ({ context }) => context.capabilities, null);
};
