import type { ReactNode } from 'react';
import type { EditActor } from '../../../edit/machine/edit.machine.js';
import { MarkDocument } from '../../../edit/marking/mark-document.js';
import { MarkPanel } from '../../../edit/marking/mark-panel.js';
import { useInstrumentKeys } from '../../../edit/marking/use-instrument-keys.js';
import { SaveOnPhone } from '../../../edit/parts/save-on-phone.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { VersionsStrip } from '../document/versions-strip.js';
import { WorkbenchFrame } from '../frame/workbench-frame.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';

interface EditModeProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
  readonly job: ReactNode;
  readonly edit: EditActor;
}

/** The pages of the document on screen are marked and written on; what is saved becomes a version of it. */
export const EditMode = ({ work, layout, job, edit }: EditModeProps) => {
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
