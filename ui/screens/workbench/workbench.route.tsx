import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { CapabilitiesReply } from '../../../contracts/api/capabilities.js';
import { useScreen } from '../../session/use-screen.js';
import type { HistoryActor } from '../../history/rows/history.machine.js';
import { isAtWork, type WorkActor } from '../../work/machine/work.machine.js';
import { RunningJob } from '../../work/running/running-job.js';
import type { RecentActor } from '../../history/recent/recent.machine.js';
import type { ResultBoxActor } from '../../work/result/result-box.machine.js';
import { BatchTable } from './batch/batch-table.js';
import { PreviewActorsContext } from './before-after/preview-actors.js';
import { type PreviewActor, previewMachine } from './before-after/preview.machine.js';
import { CompareView } from './compare/compare-view.js';
import { DocumentColumn } from './document/document-column.js';
import { FilesColumn } from './files/files-column.js';
import { BenchViewContext } from './machine/bench-view-context.js';
import { ThumbnailsContext, useThumbnails } from './frame/thumbnails.js';
import { WorkbenchFrame } from './frame/workbench-frame.js';
import { type BenchViewActor, benchViewMachine } from './machine/bench-view.machine.js';
import { benchLayoutMachine, type LayoutActor } from './machine/bench-layout.machine.js';
import { isBatchOnScreen } from '../../work/machine/work-context.js';
import { shownFile, shownPdf } from '../../work/versions/versions-context.js';
import { versionOnScreen } from '../../work/versions/version-files.js';
import { useMode } from './modes/mode-switch.js';
import { BenchPalette } from './palette/bench-palette.js';
import type { PaletteActor } from './palette/palette.machine.js';
import { ReportDialog } from './report/report-dialog.js';
import { ToolsColumn } from './tools/tools-column.js';
import { loadedLater } from '../../parts/loaded-later.js';
import { modeOfTool } from './machine/mode.js';

export interface WorkbenchProps {
  readonly work: WorkActor;
  readonly recent: RecentActor;
  readonly history: HistoryActor;
  readonly resultBox: ResultBoxActor;
  readonly palette: PaletteActor;
  readonly capabilities: CapabilitiesReply | null;
}

/** Loaded when files are chosen, or before, while the page is idle. */
export const Workbench = (props: WorkbenchProps) => {
  const { work } = props;
  const view = useScreen(benchViewMachine, { work });
  const layout = useScreen(benchLayoutMachine);
  const preview = useScreen(previewMachine, { work, view });
  return <WorkbenchScreen {...props} view={view} layout={layout} preview={preview} />;
};

interface ColumnsProps extends WorkbenchProps {
  readonly layout: LayoutActor;
}

interface ToolColumnsProps extends ColumnsProps {
  readonly job: ReactNode;
}

interface WorkbenchScreenProps extends ColumnsProps {
  readonly view: BenchViewActor;
  readonly preview: PreviewActor;
}

/** Renders the machines of the workbench; decides nothing. */
export const WorkbenchScreen = ({ preview, view, ...props }: WorkbenchScreenProps) => {
  const { work, layout } = props;
  const actors = useMemo(() => ({ preview, layout }), [preview, layout]);
  const isComparing = useSelector(view, (state) => state.matches({ comparing: 'open' }));
  return (
    <ThumbnailsContext value={useThumbnails()}>
      <BenchViewContext value={view}>
        <BenchPalette {...props}>
          <PreviewActorsContext value={actors}>
            {isComparing ? <CompareView work={work} /> : <Columns {...props} />}
          </PreviewActorsContext>
        </BenchPalette>
        <ReportDialog work={work} />
      </BenchViewContext>
    </ThumbnailsContext>
  );
};

const Columns = (props: ColumnsProps) => {
  const { work, layout } = props;
  useWantedMode(work, layout);
  const job = useSelector(work, isAtWork) ? <RunningJob actor={work} /> : null;
  const selected = useSelector(work, ({ context }) => shownFile(context));
  const pdf = useSelector(work, ({ context }) => shownPdf(context));
  const version = useSelector(work, ({ context }) => versionOnScreen(context)?.id ?? '');
  if (useMode(work, layout) === 'tools' || !selected || !pdf) return <ToolColumns {...props} job={job} />;
  const key = `${selected.id} ${version}`;
  return <DocumentModeLater key={key} {...{ work, layout, job, selected, pdf }} />;
};

const ToolColumns = ({ work, recent, history, resultBox, capabilities, layout, job }: ToolColumnsProps) => (
  <WorkbenchFrame
    work={work}
    layout={layout}
    job={job}
    files={<FilesColumn work={work} layout={layout} recent={recent} history={history} />}
    document={<TableOrDocument work={work} layout={layout} />}
    tools={<ToolsColumn work={work} resultBox={resultBox} history={history} capabilities={capabilities} />}
  />
);

const TableOrDocument = ({ work, layout }: Pick<ColumnsProps, 'work' | 'layout'>) => {
  const batch = useSelector(work, ({ children }) => children.batch);
  const isTable = useSelector(work, isBatchOnScreen);
  if (batch && isTable) return <BatchTable work={work} layout={layout} batch={batch} />;
  return <DocumentColumn work={work} layout={layout} />;
};

/** The modes of the document itself are files of their own: most visits do without them. */
const { Later: DocumentModeLater } = loadedLater(async () => (await import('./working/document-mode.js')).DocumentMode);

/** A tool that was asked for by name, such as on its page, opens the mode in which it is used. */
const useWantedMode = (work: WorkActor, layout: LayoutActor): void => {
  const wanted = useSelector(work, ({ context }) => context.wanted);
  useEffect(() => {
    const mode = wanted ? modeOfTool(wanted.id) : undefined;
    if (mode) layout.send({ type: 'mode.chosen', mode });
  }, [wanted, layout]);
};
