import type { ReactNode } from 'react';
import { FillDocument } from '../../../edit/fill/fill-document.js';
import { FillPanel } from '../../../edit/fill/fill-panel.js';
import { useProgress } from '../../../edit/fill/use-progress.js';
import type { EditActor } from '../../../edit/machine/edit.machine.js';
import { SaveOnPhone } from '../../../edit/parts/save-on-phone.js';
import { t } from '../../../text/t.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { VersionsStrip } from '../document/versions-strip.js';
import { WorkbenchFrame } from '../frame/workbench-frame.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';

interface FillModeProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
  readonly job: ReactNode;
  readonly edit: EditActor;
}

/** The form of the document on screen is filled; what is saved becomes a version of it. */
export const FillMode = ({ work, layout, job, edit }: FillModeProps) => {
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
