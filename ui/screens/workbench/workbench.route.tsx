import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import type { CapabilitiesReply } from '../../../contracts/api/capabilities.js';
import { useScreen } from '../../session/use-screen.js';
import type { HistoryActor } from '../../history/rows/history.machine.js';
import { isAtWork, type HomeActor } from '../../work/machine/home.machine.js';
import { RunningJob } from '../../work/running/running-job.js';
import type { RecentActor } from '../../history/recent/recent.machine.js';
import type { ResultBoxActor } from '../../work/result/result-box.machine.js';
import { BatchTable } from './batch/batch-table.js';
import { PreviewActorsContext } from './before-after/preview-actors.js';
import { previewMachine, type PreviewActor } from './before-after/preview.machine.js';
import { CompareView } from './compare/compare-view.js';
import { DocumentColumn } from './document/document-column.js';
import { FilesColumn } from './files/files-column.js';
import { BenchViewContext } from './frame/bench-view-context.js';
import { ThumbnailsContext, useThumbnails } from './frame/thumbnails.js';
import { WorkbenchFrame } from './frame/workbench-frame.js';
import { benchViewMachine, type BenchViewActor } from './machine/bench-view.machine.js';
import { benchLayoutMachine, type LayoutActor } from './machine/bench-layout.machine.js';
import { isBatchOnScreen, shownFile, shownPdf } from './machine/workbench.context.js';
import { versionOnScreen } from './machine/version-files.js';
import { FillModeLater } from './modes/fill-later.js';
import { useMode } from './modes/mode-switch.js';
import { workbenchMachine, type WorkbenchActor } from './machine/workbench.machine.js';
import { BenchPalette } from './palette/bench-palette.js';
import type { PaletteActor } from './palette/palette.machine.js';
import { ReportDialog } from './report/report-dialog.js';
import { ToolsColumn } from './tools/tools-column.js';

export interface WorkbenchProps {
  readonly home: HomeActor;
  readonly recent: RecentActor;
  readonly history: HistoryActor;
  readonly resultBox: ResultBoxActor;
  readonly palette: PaletteActor;
  readonly capabilities: CapabilitiesReply | null;
}

/** Loaded when files are chosen, or before, while the page is idle. */
export const Workbench = (props: WorkbenchProps) => {
  const { home, resultBox, recent, history } = props;
  const bench = useScreen(workbenchMachine, { home, resultBox, lists: [recent, history] });
  const view = useScreen(benchViewMachine, { home, bench });
  const layout = useScreen(benchLayoutMachine);
  const preview = useScreen(previewMachine, { home, bench, view });
  return <WorkbenchScreen {...props} bench={bench} view={view} layout={layout} preview={preview} />;
};

interface ColumnsProps extends WorkbenchProps {
  readonly bench: WorkbenchActor;
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
  const { bench, layout } = props;
  const actors = useMemo(() => ({ preview, layout }), [preview, layout]);
  const isComparing = useSelector(view, (state) => state.matches({ comparing: 'open' }));
  return (
    <ThumbnailsContext value={useThumbnails()}>
      <BenchViewContext value={view}>
        <BenchPalette {...props}>
          <PreviewActorsContext value={actors}>
            {isComparing ? <CompareView bench={bench} /> : <Columns {...props} />}
          </PreviewActorsContext>
        </BenchPalette>
        <ReportDialog bench={bench} />
      </BenchViewContext>
    </ThumbnailsContext>
  );
};

const Columns = (props: ColumnsProps) => {
  const { home, bench, layout } = props;
  const job = useSelector(home, isAtWork) ? <RunningJob actor={home} /> : null;
  const selected = useSelector(bench, ({ context }) => shownFile(context));
  const pdf = useSelector(bench, ({ context }) => shownPdf(context));
  const version = useSelector(bench, ({ context }) => versionOnScreen(context)?.id ?? '');
  if (useMode(bench, layout) === 'tools' || !selected || !pdf) return <ToolColumns {...props} job={job} />;
  const key = `${selected.id} ${version}`;
  return <FillModeLater key={key} {...{ home, bench, layout, job, selected, pdf }} />;
};

const ToolColumns = ({ home, recent, history, resultBox, capabilities, bench, layout, job }: ToolColumnsProps) => (
  <WorkbenchFrame
    bench={bench}
    layout={layout}
    job={job}
    files={<FilesColumn home={home} bench={bench} layout={layout} recent={recent} history={history} />}
    document={<TableOrDocument home={home} bench={bench} layout={layout} />}
    tools={
      <ToolsColumn home={home} bench={bench} resultBox={resultBox} history={history} capabilities={capabilities} />
    }
  />
);

const TableOrDocument = ({ home, bench, layout }: Pick<ColumnsProps, 'home' | 'bench' | 'layout'>) => {
  const batch = useSelector(bench, ({ children }) => children.batch);
  const isTable = useSelector(bench, isBatchOnScreen);
  if (batch && isTable) return <BatchTable home={home} bench={bench} layout={layout} batch={batch} />;
  return <DocumentColumn home={home} bench={bench} layout={layout} />;
};
