import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { CapabilitiesReply } from '../../contracts/api/capabilities.js';
import { useApp } from './app-actors.js';

/** What this installation can do; null until that is known, and where it can't be told. */
export const useCapabilities = (): CapabilitiesReply | null => {
  const { installation } = useApp();
  useEffect(() => {
    installation.send({ type: 'installation.asked' });
  }, [installation]);
  return useSelector(installation, ({ context }) => context.capabilities);
};
