import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { editMachine, type EditActor } from '../../../edit/machine/edit.machine.js';
import type { Instrument } from '../../../edit/marks/instruments.js';
import { useEditKeys } from '../../../edit/parts/use-edit-keys.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { useScreen } from '../../../session/use-screen.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { useMode } from '../modes/mode-switch.js';
import { EditMode } from './edit-mode.js';
import { FillMode } from './fill-mode.js';
import { versionRunner } from './run-order.js';

export interface DocumentModeProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
  readonly job: ReactNode;
  readonly selected: SelectedFile;
  readonly pdf: PdfPages;
}

/** The document on screen is worked on itself: one draft of it, whichever mode it is seen in. */
export const DocumentMode = ({ work, layout, job, selected, pdf }: DocumentModeProps) => {
  const run = versionRunner(work, selected);
  const edit = useScreen(editMachine, {
    pdf,
    file: selected.file,
    save: async (orders) => {
      for (const order of orders) {
        await run(order);
        layout.send({ type: 'mode.chosen', mode: 'tools' });
      }
    },
  });
  useEditKeys(edit);
  useWantedInstrument(work, edit);
  const Shown = useMode(work, layout) === 'edit' ? EditMode : FillMode;
  return <Shown work={work} layout={layout} job={job} edit={edit} />;
};

/** Tools that are an instrument of the mode Edit, by their ids. */
const instrumentsOfTools: ReadonlyMap<string, Instrument> = new Map([
  ['pdf-edit-text', 'retype'],
  ['pdf-add-fields', 'field'],
]);

/** A tool that was asked for by name, such as on its page, has its instrument in hand. */
const useWantedInstrument = (work: WorkActor, edit: EditActor): void => {
  const wanted = useSelector(work, ({ context }) => context.wanted);
  useEffect(() => {
    const instrument = wanted ? instrumentsOfTools.get(wanted.id) : undefined;
    if (instrument) edit.send({ type: 'instrument.chosen', instrument });
  }, [wanted, edit]);
};
