import { useEffect } from 'react';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import { takeHanded } from '../browser/handed-files.js';

const choosingTab = (tab: string): AnyEventObject => ({ type: 'tab.chosen', tab });

/**
 * Gives a screen's machine the files that were handed to its path, as if they were chosen there.
 * @param opening  the event that opens a part of the screen.
 */
export const useHandedFiles = (path: string, actor: AnyActorRef, opening = choosingTab): void => {
  useEffect(() => {
    const handed = takeHanded(path);
    if (!handed) return;
    actor.send({ type: 'files.chosen', files: handed.files });
    if (handed.part !== '') actor.send(opening(handed.part));
  }, [path, actor, opening]);
};
