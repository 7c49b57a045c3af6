import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { modeOfTool } from '../machine/mode.js';

/** A tool that was asked for by name, such as on its page, opens the mode in which it is used. */
export const useWantedMode = (work: WorkActor, layout: LayoutActor): void => {
  const wanted = useSelector(work, ({ context }) => context.wanted);
  useEffect(() => {
    const mode = wanted ? modeOfTool(wanted.id) : undefined;
    if (mode) layout.send({ type: 'mode.chosen', mode });
  }, [wanted, layout]);
};
