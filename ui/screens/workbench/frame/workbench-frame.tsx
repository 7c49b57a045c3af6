import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { PhoneTabs } from '../phone/phone-tabs.js';
import { SheetGrip } from '../phone/sheet-grip.js';
import { heights } from '../machine/height-region.js';
import { modeLooks, useMode } from '../modes/mode-switch.js';
import { ModeTabs } from '../modes/mode-tabs.js';
import { WorkbenchHeader } from './workbench-header.js';
import './workbench.css';
import '../phone/phone.css';
import { t, translated } from '../../../text/t.js';

interface WorkbenchFrameProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
  /** The running work; null for none. */
  readonly job: ReactNode;
  /** Left out in modes that are about the document alone. */
  readonly files?: ReactNode;
  readonly document: ReactNode;
  readonly tools: ReactNode;
  /** The buttons that a phone has in its header instead of the rest. */
  readonly phoneActs?: ReactNode;
}

/** Three columns, two, or one under a sheet, by the room there is. */
export const WorkbenchFrame = ({ work, layout, job, files, document, tools, phoneActs }: WorkbenchFrameProps) => {
  const mode = useMode(work, layout);
  const sheet = useSelector(layout, (state) => (state.matches({ sheet: 'files' }) ? 'files' : 'tools'));
  const height = useSelector(layout, (state) => heights.find((one) => state.matches({ height: one })));
  const list = useSelector(layout, (state) => (state.matches({ list: 'unfolded' }) ? 'unfolded' : 'folded'));
  const hasHeading = mode !== 'tools' || job !== null || (sheet === 'tools' && height !== 'low');
  return (
    <div
      data-workbench
      data-mode={mode === 'tools' ? undefined : mode}
      data-sheet={sheet}
      data-height={height}
      data-list={list}
      className="workbench bg-paper"
    >
      {!hasHeading && <h1 className="sr-only md:hidden">{t('Your files')}</h1>}
      <WorkbenchHeader work={work} layout={layout} phoneActs={phoneActs} />
      {job}
      {files !== undefined && (
        <Region name="files" label={t('Files')} className="workbench-files bg-card">
          {files}
        </Region>
      )}
      <Region name="document" label={t('Document')} className="workbench-document bg-paper">
        {document}
      </Region>
      <Region name="tools" label={translated(modeLooks[mode][1])} className="workbench-tools bg-card">
        {tools}
      </Region>
      {mode === 'tools' ? (
        <>
          <SheetGrip layout={layout} />
          <PhoneTabs work={work} layout={layout} />
        </>
      ) : (
        <ModeTabs layout={layout} shown={mode} />
      )}
    </div>
  );
};

interface RegionProps {
  readonly name: 'files' | 'document' | 'tools';
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A part of the workbench that F6 leads to. */
const Region = ({ name, label, className, children }: RegionProps) => (
  <section aria-label={label} data-region={name} tabIndex={-1} className={`region ${className}`}>
    {children}
  </section>
);
