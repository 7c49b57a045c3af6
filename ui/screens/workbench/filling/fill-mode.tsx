import { useSelector } from '@xstate/react';
import { Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { FillDocument } from '../../../edit/fill/fill-document.js';
import { FillPanel } from '../../../edit/fill/fill-panel.js';
import { useProgress } from '../../../edit/fill/use-progress.js';
import { editMachine, type EditActor } from '../../../edit/machine/edit.machine.js';
import { draftWords } from '../../../edit/parts/draft-foot.js';
import { UndoRedo } from '../../../edit/parts/undo-redo.js';
import { Button } from '../../../parts/button.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { useScreen } from '../../../session/use-screen.js';
import { t } from '../../../text/t.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { VersionsStrip } from '../document/versions-strip.js';
import { WorkbenchFrame } from '../frame/workbench-frame.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { runOrder } from './run-order.js';
import { useEditKeys } from './use-edit-keys.js';

export interface FillModeProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
  readonly job: ReactNode;
  readonly selected: SelectedFile;
  readonly pdf: PdfPages;
}

/** The form of the document on screen is filled; what is saved becomes a version of it. */
export const FillMode = ({ work, layout, job, selected, pdf }: FillModeProps) => {
  const edit = useScreen(editMachine, {
    pdf,
    file: selected.file,
    run: async (order) => {
      await runOrder(work, selected, order);
      layout.send({ type: 'mode.chosen', mode: 'tools' });
    },
  });
  useEditKeys(edit);
  return (
    <WorkbenchFrame
      work={work}
      layout={layout}
      job={job}
      phoneActs={<SaveOnPhone edit={edit} />}
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
const SaveOnPhone = ({ edit }: { readonly edit: EditActor }) => {
  const { filled, count } = useProgress(edit);
  const canSave = useSelector(edit, (state) => state.can({ type: 'save.pressed' }));
  const words = useSelector(edit, draftWords);
  return (
    <div className="flex shrink-0 items-center gap-1 md:hidden">
      <p role="status" className="sr-only">
        {words}
      </p>
      <UndoRedo edit={edit} />
      <Button
        size="small"
        disabled={!canSave}
        aria-label={t('Save as version')}
        onClick={() => edit.send({ type: 'save.pressed' })}
      >
        <Save className="size-4" aria-hidden="true" />
        {t('Save')}
      </Button>
      <progress
        aria-label={t('Filled fields')}
        max={Math.max(1, count)}
        value={filled}
        className="bar absolute inset-x-0 top-14 z-10 h-[3px] rounded-none"
      />
    </div>
  );
};
