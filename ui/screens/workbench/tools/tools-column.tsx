import { useSelector } from '@xstate/react';
import type { CapabilitiesReply } from '../../../../contracts/api/capabilities.js';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { Button } from '../../../parts/button.js';
import { Heading } from '../../../parts/heading.js';
import { cautionsFor, type OfferedFile } from '../../../tools/unavailable-reason.js';
import { inHand, suggestedTool } from '../../../work/machine/work-context.js';
import type { HistoryActor } from '../../../history/rows/history.machine.js';
import { isAtWork, type WorkActor } from '../../../work/machine/work.machine.js';
import { offeredFiles } from '../../../work/files/selection.js';
import { ProcessingFiles } from '../../../work/running/processing.js';
import type { ResultBoxActor } from '../../../work/result/result-box.machine.js';
import { ResultCard } from '../result/result-card.js';
import { BatchPanel } from '../batch/batch-panel.js';
import { useBenchView } from '../machine/bench-view-context.js';
import { FindTool } from '../frame/find-tool.js';
import { lostVersionText, versionLabel } from '../machine/sides.js';
import { takesPages } from '../machine/tell-pages.js';
import type { ToolRow } from '../rows/extra-tools.js';
import { type RowGroup, rowGroups } from '../rows/offered-tools.js';
import { suggestionFor } from '../rows/suggestion.js';
import { rowIn, wantedIn } from '../rows/wanted-row.js';
import { useTraits } from '../frame/use-traits.js';
import type { PdfTraits } from '../../../pdf/pages/pdf-pages.js';
import { headsMissing } from '../../../work/versions/version-files.js';
import { shownPdf, type VersionsContext } from '../../../work/versions/versions-context.js';
import { OpenRow } from './open-row.js';
import { OpenTool } from './open-tool.js';
import { ToolRows } from './tool-rows.js';
import { UnfitTool, WantedTool } from './wanted-tool.js';
import { t, translated } from '../../../text/t.js';
import { LinkLine } from '../../../work/result/result-box.js';

export interface ToolsColumnProps {
  readonly work: WorkActor;
  readonly resultBox: ResultBoxActor;
  readonly history: HistoryActor;
  readonly capabilities: CapabilitiesReply | null;
}

/** The tools for the file on screen, how far one of them is, or its result. */
export const ToolsColumn = (props: ToolsColumnProps) => {
  const { work } = props;
  const isWaiting = useSelector(work, (state) => isAtWork(state) || state.context.awaited !== null);
  const batch = useSelector(work, ({ children }) => children.batch);
  if (batch && !isWaiting) return <BatchPanel work={work} batch={batch} capabilities={props.capabilities} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5 max-md:pt-1">
      <Content {...props} />
    </div>
  );
};

const Content = (props: ToolsColumnProps) => {
  const { work, resultBox } = props;
  const isWorking = useSelector(work, isAtWork);
  const hasResult = useSelector(work, (state) =>
    ['fetching', 'here', 'unseen'].some((one) => state.value.show === one),
  );
  const awaited = useSelector(work, ({ context }) => context.awaited);
  const toCome = useSelector(work, ({ context }) =>
    inHand(context).files.length > 0 ? undefined : headsMissing(context)[0],
  );
  const isLost = useSelector(work, ({ context }) => context.lost.includes(toCome?.id ?? ''));
  if (isWorking) return <Running {...props} />;
  if (awaited) return <AwaitedResult {...props} tool={awaited.tool} isCancellable />;
  if (hasResult) return <Finished {...props} />;
  if (toCome) return <AwaitedResult {...props} tool={toCome.tool} isLost={isLost} />;
  return (
    <>
      <ShareBox actor={resultBox} />
      <Choice {...props} />
    </>
  );
};

/** One reason for all of them, which are one line then. */
const waiting = (row: ToolRow): ToolRow => ({ ...row, reason: 'After this one' });
const unusable = (row: ToolRow): ToolRow => ({ ...row, reason: 'No longer available' });

interface AwaitedResultProps extends ToolsColumnProps {
  readonly tool: string;
  readonly isCancellable?: boolean;
  /** Its file is gone for good. */
  readonly isLost?: boolean;
}

/** A result that is still being made, or fetched to stand for its file among several; the tools wait for it. */
const AwaitedResult = ({ tool, isCancellable = false, isLost = false, ...props }: AwaitedResultProps) => {
  const { work, capabilities } = props;
  const files = useSelector(work, ({ context }) => context);
  const groups = rowGroups(offeredFiles(files), capabilities).map((group) => ({
    ...group,
    rows: group.rows.map(isLost ? unusable : waiting),
  }));
  return (
    <>
      <section
        role="status"
        className="flex items-center gap-3 rounded-2xl border border-brand/35 bg-card p-4 shadow-card"
      >
        <div className="min-w-0 flex-1">
          <h2 className="text-[1.0625rem] font-semibold">{translated(versionLabel(tool))}</h2>
          <p className="text-[0.8125rem] text-muted">{isLost ? lostVersionText() : t('Processing...')}</p>
        </div>
        {isCancellable && (
          <Button tone="quiet" onClick={() => work.send({ type: 'awaited.cancelled' })}>
            {t('Cancel')}
          </Button>
        )}
      </section>
      <ToolRows {...props} groups={groups} without="" />
    </>
  );
};

/** The files that are worked on; the other tools wait. */
const Running = (props: ToolsColumnProps) => {
  const { work, capabilities } = props;
  const context = useSelector(work, (state) => state.context);
  const groups = rowGroups(offeredFiles(inHand(context)), capabilities).map((group) => ({
    ...group,
    rows: group.rows.map(waiting),
  }));
  return (
    <>
      <ProcessingFiles actor={work} />
      <ToolRows {...props} groups={groups} without={context.tool} />
    </>
  );
};

const SPLIT = 'pdf-split';

interface Suggested {
  readonly row: ToolRow;
  readonly isQuiet: boolean;
  /** The wish of the file is not known yet. */
  readonly isPending: boolean;
}

/** Whether the file on screen is still being looked at. */
const isLookedAt = ({ opened, shown }: VersionsContext, traits: PdfTraits | null): boolean =>
  traits === null && (opened[shown]?.state ?? 'open') === 'open';

/** The row shown first: what the file on screen asks for, or what is done most with such files. */
const useUsual = ({ work, capabilities }: ToolsColumnProps, groups: readonly RowGroup[]): Suggested | undefined => {
  const context = useSelector(work, (state) => state.context);
  const traits = useTraits(useSelector(work, (state) => shownPdf(state.context)));
  const [file, ...others] = inHand(context).files;
  const isPending = useSelector(work, (state) => isLookedAt(state.context, traits));
  const usual = rowIn(groups, suggestedTool(context, capabilities)?.id);
  if (file?.kind !== 'pdf' || others.length > 0) return usual && { row: usual, isQuiet: false, isPending: false };
  const { id, isQuiet } = suggestionFor({ traits, bytes: file.file.size });
  const row = rowIn(groups, id) ?? usual;
  return row && { row, isQuiet, isPending };
};

/** The row shown first: one about pages while pages are chosen. */
const useSuggested = (props: ToolsColumnProps, groups: readonly RowGroup[]): Suggested | undefined => {
  const { work } = props;
  const view = useBenchView();
  const context = useSelector(work, (state) => state.context);
  const usual = useUsual(props, groups);
  const unfolded = findTool(context.unfolded ?? '');
  // A field that is being written must stay where it is.
  const isOpenBelow = unfolded !== undefined && unfolded.id !== usual?.row.id && takesPages(unfolded);
  const hasPages = useSelector(view, ({ context: { pages, pagesBy } }) => pages.length > 0 || pagesBy === SPLIT);
  const split = rowIn(groups, SPLIT);
  if (!split || !hasPages || isOpenBelow || inHand(context).files.length !== 1) return usual;
  return { row: split, isQuiet: false, isPending: false };
};

const SuggestedRow = ({ work, row, isQuiet, isPending }: Pick<ToolsColumnProps, 'work'> & Suggested) => {
  const count = useSelector(work, ({ context }) => inHand(context).files.length);
  return (
    <article aria-busy={isPending}>
      {row.act.type === 'convert' ? (
        <OpenTool work={work} tool={row.act.tool} count={count} isSuggested isQuiet={isQuiet} />
      ) : (
        <OpenRow work={work} row={row} count={count} label="Suggested" isQuiet={isQuiet} />
      )}
    </article>
  );
};

/** The tools that fit, of those that run here. */
const toolsIn = (groups: readonly RowGroup[]): readonly Tool[] =>
  groups
    .flatMap(({ rows }) => rows)
    .flatMap(({ act, reason }) => (act.type === 'convert' && reason === null ? [act.tool] : []));

/** The tool that was looked for by name, or why it does not take these files. */
const Wanted = ({ work, groups }: ToolsColumnProps & { readonly groups: readonly RowGroup[] }) => {
  const context = useSelector(work, (state) => state.context);
  const row = wantedIn(groups, context);
  const { wanted } = context;
  if (!wanted) return null;
  const files = offeredFiles(inHand(context));
  if (row) {
    return <WantedTool key={row.id} work={work} row={row} wanted={wanted} count={files.length} />;
  }
  const unfit = groups.flatMap(({ rows }) => rows).find(({ id }) => id === wanted.id);
  return <UnfitTool work={work} row={unfit} tool={wanted.id} files={files} />;
};

const Choice = (props: ToolsColumnProps) => {
  const { work, capabilities } = props;
  const context = useSelector(work, (state) => state.context);
  const files = offeredFiles(inHand(context));
  const groups = rowGroups(files, capabilities);
  const suggested = useSuggested(props, groups);
  const wanted = wantedIn(groups, context);
  return (
    <>
      <Heading takesFocus className="text-[1.625rem] leading-tight">
        {files.length === 1 ? t('What shall we do with it?') : t('What shall we do with them?')}
      </Heading>
      <FindTool />
      <Wanted {...props} groups={groups} />
      {suggested && !wanted && <SuggestedRow key={suggested.row.id} work={work} {...suggested} />}
      <ToolRows {...props} groups={groups} without={wanted?.id ?? suggested?.row.id ?? ''} />
      <Cautions groups={groups} files={files} capabilities={capabilities} />
    </>
  );
};

interface CautionsProps extends Pick<ToolsColumnProps, 'capabilities'> {
  readonly groups: readonly RowGroup[];
  readonly files: readonly OfferedFile[];
}

/** Warnings that come before a tool is started. */
const Cautions = ({ groups, files, capabilities }: CautionsProps) => {
  const cautions = cautionsFor(toolsIn(groups), files, capabilities);
  if (cautions.length === 0) return null;
  return <p className="text-[0.8125rem] text-muted">{cautions.map((caution) => translated(caution)).join(' ')}</p>;
};

const Finished = (props: ToolsColumnProps) => {
  const { work, capabilities } = props;
  const context = useSelector(work, (state) => state.context);
  const fitting = rowGroups(offeredFiles(inHand(context)), capabilities)
    .map((group) => ({ ...group, rows: group.rows.filter(({ reason, id }) => reason === null && id !== 'share') }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <Heading takesFocus className="text-[1.625rem] leading-tight">
        {t('Your file is ready')}
      </Heading>
      <ShareBox actor={props.resultBox} />
      <ResultCard work={props.work} resultBox={props.resultBox} history={props.history} />
      <h2 className="-mb-3 text-sm font-semibold">{t('Continue with')}</h2>
      <FindTool className="mt-1" />
      <Wanted {...props} groups={fitting} />
      <ToolRows {...props} groups={fitting} without="" />
    </>
  );
};

/** The success box: the link to the finished file, for a few seconds. The result itself stays. */
const ShareBox = ({ actor }: { readonly actor: ResultBoxActor }) => {
  const isShown = useSelector(actor, (state) => !state.matches({ box: 'hidden' }));
  const link = useSelector(actor, ({ context }) => context.result.shareLink);
  if (!isShown) return null;
  const hold = () => {
    actor.send({ type: 'box.held' });
  };
  const release = () => {
    actor.send({ type: 'box.released' });
  };
  return (
    <section
      aria-label={t('Share link')}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="workbench-share fixed z-30 mx-auto max-w-[34rem] animate-rise rounded-2xl border border-brand/35 bg-card p-3 pt-0 shadow-lift"
    >
      <LinkLine actor={actor} link={link} />
    </section>
  );
};
