import { useSelector } from '@xstate/react';
import { Check, ChevronDown, RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { NAME_SHOWN } from '../../../../contracts/limits.js';
import { IconButton } from '../../../parts/button.js';
import { shortName } from '../../../text/file-names.js';
import { isVersionInHand } from '../../../work/machine/work-context.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import { ArrangeSection } from '../arrange/arrange-section.js';
import { AddFiles } from '../../../work/choose/drop-zone.js';
import { ScanWithCamera } from '../../../work/choose/scan-with-camera.js';
import { SortSelect } from '../../../work/choose/sort-select.js';
import { TurnedAwayAlert } from '../../../work/choose/turned-away-alert.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { branchCount, lineTo, type VersionNode, versionTree } from '../../../work/versions/version-tree.js';
import { FileFacts } from './file-facts.js';
import { BenchFileRow } from './bench-file-row.js';
import { dragFiles } from './move-file.js';
import { t } from '../../../text/t.js';
import type { HistoryActor } from '../../../history/rows/history.machine.js';
import { HistoryList } from '../../../history/members/history-list.js';
import { RecentList } from '../../../history/recent/recent-list.js';
import type { RecentActor } from '../../../history/recent/recent.machine.js';
import { VersionButton } from '../frame/version-button.js';

interface FilesColumnProps extends Lists {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
}

/** The chosen files, and behind a second tab what was converted before. */
export const FilesColumn = ({ work, layout, ...lists }: FilesColumnProps) => {
  const isRecent = useSelector(layout, (state) => state.matches({ aside: 'recent' }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 max-md:pt-1 md:max-xl:px-3 md:max-xl:py-2">
      <GreenBar work={work} layout={layout} />
      <div id={LIST} className="workbench-list grid grid-cols-[minmax(0,1fr)] gap-4">
        <AsideTabs layout={layout} isRecent={isRecent} />
        {isRecent ? <RecentTab {...lists} /> : <Selection work={work} />}
      </div>
    </div>
  );
};

const LIST = 'bench-list';
const NAMED_FILES_MAX = 2;

const summaryOf = (files: readonly SelectedFile[]): string => {
  const shown = files.slice(0, NAMED_FILES_MAX).map(({ file }) => shortName(file.name, NAME_SHOWN.summary));
  const names = shown.join(', ');
  const n = files.length - shown.length;
  return n > 0 ? t('{names} and {n} more', { names, n }) : names;
};

export const GreenBar = ({ work, layout }: Pick<FilesColumnProps, 'work' | 'layout'>) => {
  const files = useSelector(work, ({ context }) => context.files);
  const busy = useSelector(work, (state) => !state.can({ type: 'selection.cleared' }));
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-2 rounded-2xl bg-brand-soft py-1.5 ps-3 pe-1 text-brand-text md:max-xl:flex md:max-xl:py-1">
      <Check className="size-5 shrink-0 md:max-xl:-order-3" aria-hidden="true" />
      <p className="shrink-0 text-sm font-semibold leading-tight md:max-xl:-order-2">
        {t('{n} File(s) Selected', { n: files.length })}
      </p>
      <button
        type="button"
        disabled={busy}
        onClick={() => {
          work.send({ type: 'selection.cleared' });
        }}
        className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-xl px-1.5 text-sm font-medium hover:bg-brand/10 disabled:opacity-55"
      >
        <RotateCcw className="size-3.5" aria-hidden="true" />
        {t('Start Over')}
      </button>
      <p className="col-start-2 col-end-4 pb-1.5 pe-2.5 text-[0.8125rem] max-md:sr-only md:max-xl:-order-1 md:max-xl:min-w-0 md:max-xl:flex-1 md:max-xl:truncate md:max-xl:p-0">
        {summaryOf(files)}
      </p>
      <UnfoldList layout={layout} />
    </div>
  );
};

/** Where the files are one row above the document. */
const UnfoldList = ({ layout }: Pick<FilesColumnProps, 'layout'>) => {
  const isUnfolded = useSelector(layout, (state) => state.matches({ list: 'unfolded' }));
  return (
    <IconButton
      label={t('List of files')}
      aria-expanded={isUnfolded}
      aria-controls={LIST}
      className="hidden size-11 text-brand-text aria-expanded:[&_svg]:rotate-180 md:max-xl:grid"
      onClick={() => {
        layout.send({ type: 'list.toggled' });
      }}
    >
      <ChevronDown className="size-5" aria-hidden="true" />
    </IconButton>
  );
};

const tabs = [
  { aside: 'selection', text: 'Files' },
  { aside: 'recent', text: 'Recent Conversions' },
] as const;

const AsideTabs = ({ layout, isRecent }: { readonly layout: LayoutActor; readonly isRecent: boolean }) => (
  <div className="flex rounded-full bg-sunken p-1 text-[0.8125rem] font-medium text-muted">
    {tabs.map(({ aside, text }) => (
      <button
        key={aside}
        type="button"
        aria-pressed={(aside === 'recent') === isRecent}
        onClick={() => {
          layout.send({ type: 'aside.chosen', aside });
        }}
        className="min-h-9 flex-auto rounded-full px-3 max-md:min-h-11 aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-card"
      >
        {t(text)}
      </button>
    ))}
  </div>
);

export const SelectionHead = ({ work }: { readonly work: WorkActor }) => {
  const count = useSelector(work, ({ context }) => context.files.length);
  const busy = useSelector(work, (state) => !state.can({ type: 'selection.cleared' }));
  return (
    <div className="flex flex-wrap items-center">
      <h2 className="me-auto text-sm font-semibold">{t('Selected Files ({n})', { n: count })}</h2>
      <SortSelect work={work} />
      <button
        type="button"
        disabled={busy}
        onClick={() => {
          work.send({ type: 'selection.cleared' });
        }}
        className="min-h-9 shrink-0 rounded-lg px-2 text-sm whitespace-nowrap max-md:min-h-11 text-muted hover:text-ink disabled:opacity-55"
      >
        {t('Clear All')}
      </button>
    </div>
  );
};

const Selection = ({ work }: { readonly work: WorkActor }) => {
  const files = useSelector(work, ({ context }) => context.files);
  const isOfVersion = useSelector(work, ({ context }) => isVersionInHand(context));
  const drag = useMemo(() => dragFiles(work), [work]);
  return (
    <section aria-label={t('Selection')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SelectionHead work={work} />
      <div className="not-has-[ul]:hidden *:*:mb-0">
        <TurnedAwayAlert actor={work} />
      </div>
      <ol ref={drag} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {files.map((selected, place) => (
          <BenchFileRow key={selected.id} work={work} selected={selected} place={place} count={files.length} />
        ))}
      </ol>
      <OtherVersions work={work} />
      <AddFiles
        onFiles={(chosen) => {
          work.send({ type: 'files.chosen', files: chosen });
        }}
      />
      <ScanWithCamera
        id="scan"
        onFiles={(chosen) => {
          work.send({ type: 'files.chosen', files: chosen });
        }}
      />
      {!isOfVersion && <ArrangeSection actor={work} />}
      <FileFacts work={work} />
    </section>
  );
};

/** On a phone, where the strip has room for one branch. */
const OtherVersions = ({ work }: { readonly work: WorkActor }) => {
  const nodes = versionTree(useSelector(work, ({ context }) => context));
  return branchCount(nodes) < 2 ? null : <VersionList work={work} nodes={nodes} className="md:hidden" />;
};

interface Lists {
  readonly recent: RecentActor;
  readonly history: HistoryActor;
}

/** The earlier conversions of this visitor: of a guest in this session, of a member at any time. */
const RecentTab = ({ recent, history }: Lists) => {
  const isEmpty = useSelector(recent, ({ context }) => context.rows.length === 0);
  const isGuest = useSelector(history, (state) => state.matches('away'));
  return (
    <div className="*:mt-0 [&_h2]:text-xl">
      {isEmpty && isGuest && <p className="text-sm text-muted">{t('What you convert appears here.')}</p>}
      <RecentList actor={recent} />
      <HistoryList actor={history} recent={recent} />
    </div>
  );
};

interface VersionListProps {
  readonly work: WorkActor;
  readonly nodes: readonly VersionNode[];
  readonly className?: string;
}

const indentOf = (nodes: readonly VersionNode[], node: VersionNode): number =>
  new Set(lineTo(nodes, node).map(({ row }) => row)).size - 1;

/** Every version, one below the other, where there is no room for rows: each branch further in. */
const VersionList = ({ work, nodes, className = '' }: VersionListProps) => {
  const context = useSelector(work, (state) => state.context);
  return (
    <section aria-label={t('Versions')} className={`grid gap-2 ${className}`}>
      <h2 className="text-sm font-semibold">{t('Versions ({n})', { n: nodes.filter(({ made }) => made).length })}</h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {nodes.map((node) => (
          <li key={node.id} style={{ marginInlineStart: `${indentOf(nodes, node) * 1.25}rem` }}>
            <VersionButton work={work} context={context} nodes={nodes} node={node} isInTree />
          </li>
        ))}
      </ol>
    </section>
  );
};
