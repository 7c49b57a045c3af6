import { useEffect, useRef } from 'react';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import { takeHanded } from '../browser/handed-files.js';
import { borrowAgain } from '../calls/returned-results.js';

const choosingTab = (tab: string): AnyEventObject => ({ type: 'tab.chosen', tab });

/**
 * Gives a screen's machine the files that were handed to its path, as if they were chosen there; after a reload, those
 * of the workbench once more.
 * @param opening  the event that opens a part of the screen.
 */
export const useHandedFiles = (path: string, actor: AnyActorRef, opening = choosingTab): void => {
  const wasHanded = useRef(false);
  useEffect(() => {
    const leaving = new AbortController();
    const take = (): void => {
      const handed = takeHanded(path);
      if (!handed) return;
      wasHanded.current = true;
      actor.send({ type: 'files.chosen', files: handed.files });
      if (handed.part !== '') actor.send(opening(handed.part));
    };
    take();
    // A version that the server no longer has stays away, as it does on the workbench.
    if (!wasHanded.current) void borrowAgain(path, leaving.signal).then(take, () => undefined);
    return () => leaving.abort();
  }, [path, actor, opening]);
};
