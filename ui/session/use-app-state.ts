import { use, useCallback, useSyncExternalStore } from 'react';
import type { AnyActor, SnapshotFrom } from 'xstate';
import { AppContext, type AppActors } from './app-actors.js';

/**
 * This of what a machine of the whole visit says. A page that was drawn ahead is taken over as it was drawn, even where
 * the machine has its answer by then, and drawn again only where that makes a difference: parts of it that wait for
 * their scripts would lose what was chosen in them.
 *
 * @param select   gives the same value for the same state.
 * @param unknown  stands for it until then, and where no app is around.
 */
export const useAppState = <Id extends keyof AppActors, Value>(
  id: Id,
  select: (snapshot: SnapshotFrom<AppActors[Id]>) => Value,
  unknown: Value,
): Value => {
  const actor: AnyActor | undefined = use(AppContext)?.[id];
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = actor?.subscribe(notify);
      return () => {
        subscription?.unsubscribe();
      };
    },
    [actor],
  );
  return useSyncExternalStore(
    subscribe,
    () => (actor === undefined ? unknown : select(actor.getSnapshot() as SnapshotFrom<AppActors[Id]>)),
    () => unknown,
  );
};
