import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { EditActor } from '../../../edit/machine/edit.machine.js';
import type { Instrument } from '../../../edit/marks/instruments.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';

/** Tools that are an instrument of the mode Edit, by their ids. */
const instrumentsOfTools: ReadonlyMap<string, Instrument> = new Map([
  ['pdf-edit-text', 'retype'],
  ['pdf-add-fields', 'field'],
]);

/** A tool that was asked for by name, such as on its page, has its instrument in hand. */
export const useWantedInstrument = (work: WorkActor, edit: EditActor): void => {
  const wanted = useSelector(work, ({ context }) => context.wanted);
  useEffect(() => {
    const instrument = wanted ? instrumentsOfTools.get(wanted.id) : undefined;
    if (instrument) edit.send({ type: 'instrument.chosen', instrument });
  }, [wanted, edit]);
};
