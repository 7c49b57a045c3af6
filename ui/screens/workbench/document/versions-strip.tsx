import { useSelector } from '@xstate/react';
import { ArrowRight, ChevronDown, Columns2, Redo2, Repeat, Undo2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, IconButton } from '../../../parts/button.js';
import { buttonLook } from '../../../parts/button-look.js';
import { t, translated } from '../../../text/t.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { comparable, versionLabel } from '../machine/sides.js';
import { keepSteps, workflowAddress } from '../../../tools/workflow-draft.js';
import { afterRedo, beforeUndo, stepsTo } from '../../../work/versions/version-files.js';
import {
  branchCount,
  branchOf,
  nodeOnScreen,
  versionTree,
  type VersionNode,
} from '../../../work/versions/version-tree.js';
import type { VersionsContext } from '../../../work/versions/versions-context.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { useBenchView } from '../machine/bench-view-context.js';
import { VersionBranches } from './version-branches.js';
import { VersionButton } from '../frame/version-button.js';

interface VersionsStripProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
}

/** The document as it was chosen, and everything that was made of it: a line, or a tree once there are branches. */
export const VersionsStrip = ({ work, layout }: VersionsStripProps) => {
  const context = useSelector(work, (state) => state.context);
  const isFolded = useSelector(layout, (state) => state.matches({ branches: 'folded' }));
  const nodes = versionTree(context);
  const branches = branchCount(nodes);
  if (branches < 2) return <OneLine work={work} context={context} nodes={nodes} line={nodes} />;
  const more = <UnfoldBranches layout={layout} isFolded={isFolded} count={branches - 1} />;
  const line = branchOf(nodes, nodeOnScreen(nodes, context) ?? nodes.at(-1));
  const folded = <OneLine work={work} context={context} nodes={nodes} line={line} more={more} />;
  if (isFolded) return folded;
  return (
    <>
      <div className="shrink-0 border-t border-line bg-card max-md:hidden">
        <div className="flex h-13 items-center gap-2 ps-4 pe-2">
          <p className="text-sm font-semibold">{t('Versions ({n})', { n: countOf(nodes) })}</p>
          <p className="min-w-0 flex-1 truncate text-[0.8125rem] text-muted">
            {context.awaited
              ? `${translated(versionLabel(context.awaited.tool))}: ${t('Processing...')}`
              : t('{n} branches', { n: branches })}
          </p>
          <StripActions work={work} context={context} />
          {more}
        </div>
        <VersionBranches work={work} nodes={nodes} />
      </div>
      <div className="contents md:hidden">{folded}</div>
    </>
  );
};

const countOf = (nodes: readonly VersionNode[]): number => nodes.filter(({ made }) => made !== null).length;

interface UnfoldBranchesProps {
  readonly layout: LayoutActor;
  readonly isFolded: boolean;
  /** Branches besides the one on screen. */
  readonly count: number;
}

/** On a phone, the other branches are in the list of files. */
const UnfoldBranches = ({ layout, isFolded, count }: UnfoldBranchesProps) => (
  <>
    {isFolded && (
      <span className="shrink-0 text-xs text-muted max-md:hidden">{t('{n} more branches', { n: count })}</span>
    )}
    <button
      type="button"
      onClick={() => layout.send({ type: 'sheet.chosen', sheet: 'files' })}
      className="min-h-11 min-w-11 shrink-0 rounded-full border border-line text-sm tabular-nums md:hidden"
    >
      <span aria-hidden="true">+{count}</span>
      <span className="sr-only">{t('{n} more branches', { n: count })}</span>
    </button>
    <IconButton
      label={t('Every branch')}
      aria-expanded={!isFolded}
      className="max-md:hidden aria-expanded:[&_svg]:rotate-0"
      onClick={() => layout.send({ type: 'branches.toggled' })}
    >
      <ChevronDown className="size-4 rotate-180" aria-hidden="true" />
    </IconButton>
  </>
);

interface OneLineProps extends OfContext {
  readonly nodes: readonly VersionNode[];
  /** Those of them that are drawn. */
  readonly line: readonly VersionNode[];
  readonly more?: ReactNode;
}

const OneLine = ({ work, context, nodes, line, more }: OneLineProps) => {
  const { versions, awaited } = context;
  const isEmpty = versions.length === 0 && !awaited;
  const isPlain = isEmpty && comparable(context).length < 2;
  return (
    <div
      className={`workbench-strip flex h-20 shrink-0 items-center gap-2 border-t border-line bg-card pe-2 ps-4 ${isPlain ? 'max-md:hidden' : ''}`}
    >
      <ol aria-label={t('Versions')} className="flex h-full min-w-0 flex-1 items-center gap-2 overflow-x-auto">
        {line.map((node, at) => (
          <Fragment key={node.id}>
            {at > 0 && <Arrow />}
            <li className="shrink-0">
              <VersionButton work={work} context={context} nodes={nodes} node={node} isInTree={false} />
            </li>
          </Fragment>
        ))}
        {awaited && <Awaiting tool={awaited.tool} />}
        {isEmpty && (
          <li className="ps-2 text-[0.8125rem] text-muted max-md:hidden">{t('Each step becomes a version here.')}</li>
        )}
      </ol>
      <StripActions work={work} context={context} />
      {more}
    </div>
  );
};

/** A version that is still being made, since before the page was loaded again. */
const Awaiting = ({ tool }: { readonly tool: string }) => (
  <>
    <Arrow />
    <li className="shrink-0 rounded-xl border border-dashed border-line px-4 py-1 text-start text-muted">
      <span className="block text-sm font-medium whitespace-nowrap">{translated(versionLabel(tool))}</span>
      <span className="block text-xs whitespace-nowrap">{t('Processing...')}</span>
    </li>
  </>
);

const Arrow = () => (
  <ArrowRight role="presentation" className="size-4 shrink-0 text-muted rtl:-scale-x-100" aria-hidden="true" />
);

interface OfContext {
  readonly work: WorkActor;
  readonly context: VersionsContext;
}

/** The steps that made the version on screen, as a workflow that is not saved yet. */
const RepeatSteps = ({ made, versions }: Pick<VersionsContext, 'made' | 'versions'>) =>
  made && (
    <Link
      to={workflowAddress(null)}
      onClick={() => keepSteps(stepsTo(made, versions))}
      className={buttonLook({ tone: 'quiet' }, 'ms-1')}
    >
      <Repeat className="size-4" aria-hidden="true" />
      <span className="max-lg:sr-only">{t('Repeat these steps')}</span>
    </Link>
  );

const StripActions = ({ work, context }: OfContext) => {
  const view = useBenchView();
  return (
    <div className="flex shrink-0 items-center">
      {context.versions.length > 0 && (
        <>
          <IconButton
            label={t('Undo')}
            disabled={beforeUndo(context) === undefined}
            onClick={() => work.send({ type: 'version.undone' })}
          >
            <Undo2 className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('Redo')}
            disabled={afterRedo(context) === undefined}
            onClick={() => work.send({ type: 'version.redone' })}
          >
            <Redo2 className="size-4" aria-hidden="true" />
          </IconButton>
        </>
      )}
      {comparable(context).length > 1 && (
        <Button
          tone="quiet"
          data-opens="compare"
          className="ms-1"
          onClick={() => view.send({ type: 'compare.opened' })}
        >
          <Columns2 className="size-4" aria-hidden="true" />
          <span className="max-sm:sr-only">{t('Compare')}</span>
        </Button>
      )}
      <RepeatSteps made={context.made} versions={context.versions} />
    </div>
  );
};
