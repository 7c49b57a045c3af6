import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { type EditActor, editMachine } from '../../../edit/machine/edit.machine.js';
import type { Instrument } from '../../../edit/marks/instruments.js';
import { useEditKeys } from '../../../edit/parts/use-edit-keys.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { useScreen } from '../../../session/use-screen.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { useMode } from '../modes/mode-switch.js';
import { versionRunner } from './run-order.js';
import { MarkDocument } from '../../../edit/marking/mark-document.js';
import { MarkPanel } from '../../../edit/marking/mark-panel.js';
import { useInstrumentKeys } from '../../../edit/marking/use-instrument-keys.js';
import { SaveOnPhone } from '../../../edit/parts/save-on-phone.js';
import { VersionsStrip } from '../document/versions-strip.js';
import { WorkbenchFrame } from '../frame/workbench-frame.js';
import { FillDocument } from '../../../edit/fill/fill-document.js';
import { FillPanel } from '../../../edit/fill/fill-panel.js';
import { useProgress } from '../../../edit/fill/use-progress.js';
import { t } from '../../../text/t.js';

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

interface EditModeProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
  readonly job: ReactNode;
  readonly edit: EditActor;
}

/** The pages of the document on screen are marked and written on; what is saved becomes a version of it. */
const EditMode = ({ work, layout, job, edit }: EditModeProps) => {
  useInstrumentKeys(edit);
  return (
    <WorkbenchFrame
      work={work}
      layout={layout}
      job={job}
      phoneActs={<SaveOnPhone edit={edit} />}
      document={
        <MarkDocument edit={edit}>
          <div className="max-md:hidden">
            <VersionsStrip work={work} layout={layout} />
          </div>
        </MarkDocument>
      }
      tools={<MarkPanel edit={edit} />}
    />
  );
};

interface FillModeProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
  readonly job: ReactNode;
  readonly edit: EditActor;
}

/** The form of the document on screen is filled; what is saved becomes a version of it. */
const FillMode = ({ work, layout, job, edit }: FillModeProps) => {
  return (
    <WorkbenchFrame
      work={work}
      layout={layout}
      job={job}
      phoneActs={<SaveFormOnPhone edit={edit} />}
      document={
        <FillDocument edit={edit}>
          <div className="max-md:hidden">
            <VersionsStrip work={work} layout={layout} />
          </div>
        </FillDocument>
      }
      tools={<FillPanel edit={edit} />}
    />
  );
};

/** How far the form is, where the draft is, and the way to save it, at the top of a phone. */
const SaveFormOnPhone = ({ edit }: { readonly edit: EditActor }) => {
  const { filled, count } = useProgress(edit);
  return (
    <SaveOnPhone edit={edit}>
      <progress
        aria-label={t('Filled fields')}
        max={Math.max(1, count)}
        value={filled}
        className="bar absolute inset-x-0 top-14 z-10 h-[3px] rounded-none"
      />
    </SaveOnPhone>
  );
};
