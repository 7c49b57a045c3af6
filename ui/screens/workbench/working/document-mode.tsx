import type { ReactNode } from 'react';
import { editMachine } from '../../../edit/machine/edit.machine.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { useScreen } from '../../../session/use-screen.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { useMode } from '../modes/mode-switch.js';
import { EditMode } from './edit-mode.js';
import { FillMode } from './fill-mode.js';
import { runOrder } from './run-order.js';
import { useEditKeys } from './use-edit-keys.js';
import { useWantedInstrument } from './use-wanted-instrument.js';

export interface DocumentModeProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
  readonly job: ReactNode;
  readonly selected: SelectedFile;
  readonly pdf: PdfPages;
}

/** The document on screen is worked on itself: one draft of it, whichever mode it is seen in. */
export const DocumentMode = ({ work, layout, job, selected, pdf }: DocumentModeProps) => {
  const edit = useScreen(editMachine, {
    pdf,
    file: selected.file,
    run: async (order) => {
      await runOrder(work, selected, order);
      layout.send({ type: 'mode.chosen', mode: 'tools' });
    },
  });
  useEditKeys(edit);
  useWantedInstrument(work, edit);
  const Shown = useMode(work, layout) === 'edit' ? EditMode : FillMode;
  return <Shown work={work} layout={layout} job={job} edit={edit} />;
};
