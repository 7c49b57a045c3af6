import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { CapabilitiesReply } from '../../contracts/api/capabilities.js';
import { useApp } from './app-actors.js';

/**
 * What this installation can do; null until that is known, and where it can't be told. Null while a prerendered page is
 * taken over as well, even if another part of it has asked by then: the page was drawn without.
 */
export const useCapabilities = (): CapabilitiesReply | null => {
  const { installation } = useApp();
  useEffect(() => {
    installation.send({ type: 'installation.asked' });
  }, [installation]);
  const subscribe = useCallback(
    (told: () => void) => {
      const subscription = installation.subscribe(told);
      return () => {
        subscription.unsubscribe();
      };
    },
    [installation],
  );
  return useSyncExternalStore(
    subscribe,
    () => installation.getSnapshot().context.capabilities,
    () => null,
  );
};
