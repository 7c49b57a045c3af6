import { useSelector } from '@xstate/react';
import { ChevronDown, SlidersHorizontal, TriangleAlert } from 'lucide-react';
import { useRef, type MouseEvent, type MouseEventHandler, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { onePdf } from '../../../../contracts/tools/takes.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { durationOf } from '../../../tools/action.js';
import { fieldsOf } from '../../../tools/fields-of-options.js';
import { ToolIcon } from '../../../tools/tool-icon.js';
import { inHand } from '../../../work/machine/work-context.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { useTraits } from '../frame/use-traits.js';
import { shownPageCount, shownPdf } from '../../../work/versions/versions-context.js';
import type { ToolRow } from '../rows/extra-tools.js';
import { startsAtClick, withBreakingApart, type RowGroup } from '../rows/offered-tools.js';
import { durationFor, titleFor } from '../batch/batch-words.js';
import { RowIcon } from '../rows/row-icon.js';
import { OpenRow } from './open-row.js';
import { OpenTool } from './open-tool.js';
import { useBenchActs } from '../rows/use-bench-acts.js';
import { t, translated } from '../../../text/t.js';

interface ToolRowsProps {
  readonly work: WorkActor;
  readonly groups: readonly RowGroup[];
  /** Id of the tool that is shown elsewhere. */
  readonly without: string;
}

/**
 * The tools by group: a row shows its options in place, or starts its tool if what comes of it is known. Of one signed
 * PDF, those that would break its signature are folded.
 */
export const ToolRows = ({ work, groups, without }: ToolRowsProps) => {
  const isOne = useSelector(work, ({ context }) => inHand(context).files.length === 1);
  const traits = useTraits(useSelector(work, ({ context }) => shownPdf(context)));
  const shown = groups.map((group) => ({ ...group, rows: group.rows.filter(({ id }) => id !== without) }));
  const apart = isOne && traits?.isSigned ? withBreakingApart(shown) : { groups: shown, breaking: [] };
  return (
    <>
      {apart.groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <section key={title} aria-label={translated(title)}>
            <h2 className="mb-1.5 text-[0.8125rem] font-semibold text-muted">{translated(title)}</h2>
            <FittingRows work={work} rows={rows.filter(({ reason }) => reason === null)} />
            <UnfitRows rows={rows.filter(({ reason }) => reason !== null)} />
          </section>
        ))}
      <BreakingRows work={work} rows={apart.breaking} />
    </>
  );
};

interface FittingRowsProps {
  readonly work: WorkActor;
  readonly rows: readonly ToolRow[];
}

const FittingRows = ({ work, rows }: FittingRowsProps) => (
  <ul className="-mx-2 grid grid-cols-[minmax(0,1fr)]">
    {rows.map((row) => (
      <Row key={row.id} work={work} row={row} />
    ))}
  </ul>
);

/** The tools after which a signature no longer holds: one line until it is opened, or one of them is. */
const BreakingRows = ({ work, rows }: FittingRowsProps) => {
  const opened = useSelector(work, ({ context }) => rows.find(({ id }) => id === context.unfolded)?.id);
  if (rows.length === 0) return null;
  return (
    <details
      data-breaking
      ref={(fold) => {
        if (fold && opened !== undefined) fold.open = true;
      }}
      onToggle={({ currentTarget: { open } }) => {
        if (!open && opened !== undefined) work.send({ type: 'options.toggled', tool: opened });
      }}
      className="group border-t border-line pt-2"
    >
      <summary className="-mx-2 flex min-h-13 list-none items-center gap-3 rounded-xl px-2 py-1.5 text-muted hover:bg-ink/4">
        <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
        <span className="min-w-0 flex-1 text-sm font-medium">
          {t('{n} tools would break the signature', { n: rows.length })}
        </span>
        <ChevronDown className="me-3 size-4 shrink-0 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <p className="pb-2 text-[0.8125rem] text-muted">
        {t('A signature holds for the document as it was signed. What these tools make of it is no longer signed.')}
      </p>
      <FittingRows work={work} rows={rows} />
    </details>
  );
};

interface RowProps {
  readonly work: WorkActor;
  readonly row: ToolRow;
}

const Row = ({ work, row }: RowProps) => {
  const isUnfolded = useSelector(work, ({ context }) => context.unfolded === row.id);
  const count = useSelector(work, ({ context }) => inHand(context).files.length);
  const hasFailed = useSelector(work, ({ context }) => context.failure?.tool === row.id);
  const place = useRef<HTMLLIElement>(null);
  const tool = row.act.type === 'convert' ? row.act.tool : null;
  const isShown = isUnfolded && (!startsAtClick(row) || hasFailed || (tool !== null && fieldsOf(tool).length > 0));
  return (
    <li ref={place} className="scroll-my-4">
      <RowButtons work={work} row={row} count={count} isUnfolded={isUnfolded} place={place} />
      {isShown && (
        <div className="mx-2 my-2">
          {tool ? <OpenTool work={work} tool={tool} count={count} /> : <OpenRow work={work} row={row} count={count} />}
        </div>
      )}
    </li>
  );
};

type Place = RefObject<HTMLLIElement | null>;

interface RowButtonsProps extends RowProps {
  readonly count: number;
  readonly isUnfolded: boolean;
  readonly place: Place;
}

const RowButtons = ({ work, row, count, isUnfolded, place }: RowButtonsProps) => {
  const act = useBenchActs(work);
  const tool = row.act.type === 'convert' ? row.act.tool : null;
  const atClick = startsAtClick(row);
  /** A row that was opened by a key goes on with its first field. */
  const toggle = ({ detail }: MouseEvent) => {
    flushSync(() => work.send({ type: 'options.toggled', tool: row.id }));
    const form = place.current?.querySelector('form');
    place.current?.scrollIntoView({ block: 'nearest' });
    if (detail === 0) form?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  };
  return (
    <div className="flex items-center gap-1 rounded-xl pe-1 transition-colors hover:bg-ink/4">
      <button
        type="button"
        aria-expanded={atClick ? undefined : isUnfolded}
        onClick={atClick ? () => act(row.act) : toggle}
        className="group flex min-h-13 min-w-0 flex-1 items-center gap-3 rounded-xl py-1.5 ps-2 text-start"
      >
        <RowIcon row={row} />
        <RowWords work={work} row={row} tool={tool} count={count} />
        {!atClick && (
          <ChevronDown
            className="me-3 size-4 shrink-0 text-muted transition-transform group-aria-expanded:rotate-180"
            aria-hidden="true"
          />
        )}
      </button>
      {atClick && tool !== null && fieldsOf(tool).length > 0 && (
        <OptionsButton row={row} isUnfolded={isUnfolded} onToggle={toggle} />
      )}
    </div>
  );
};

interface RowWordsProps extends Pick<RowProps, 'work' | 'row'> {
  /** Null for what is no tool of the picker. */
  readonly tool: Tool | null;
  readonly count: number;
}

const isOneByOne = ({ act }: ToolRow): boolean => act.type === 'report' || act.type === 'each';

const RowWords = ({ work, row, tool, count }: RowWordsProps) => {
  const pages = useSelector(work, shownPageCount);
  const counted = tool ?? (isOneByOne(row) ? { ...row, accepts: onePdf.accepts } : null);
  return (
    <span className="min-w-0 flex-1">
      <span className="block text-sm font-medium">{counted ? titleFor(counted, count) : translated(row.title)}</span>
      <span className="block text-[0.8125rem] text-muted">
        {translated(row.tagline)}{' '}
        <span className="whitespace-nowrap">
          · {counted ? durationFor(counted, count, pages) : durationOf(row, pages)}
        </span>
      </span>
    </span>
  );
};

interface OptionsButtonProps extends Pick<RowProps, 'row'> {
  readonly isUnfolded: boolean;
  readonly onToggle: MouseEventHandler;
}

/** The options of a tool that starts at a click. */
const OptionsButton = ({ row, isUnfolded, onToggle }: OptionsButtonProps) => (
  <button
    type="button"
    aria-expanded={isUnfolded}
    aria-label={t('{tool}: options', { tool: translated(row.title) })}
    title={t('Options')}
    onClick={onToggle}
    className="grid size-10 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-ink/5 hover:text-ink aria-expanded:bg-brand-soft aria-expanded:text-brand-text"
  >
    <SlidersHorizontal className="size-4" aria-hidden="true" />
  </button>
);

/** The tools that do not take these files are one line, which tells the reason, or the reasons when it is opened. */
const UnfitRows = ({ rows }: { readonly rows: readonly ToolRow[] }) => {
  const reasons = [...new Set(rows.map(({ reason }) => reason ?? ''))];
  const [only = '', ...others] = reasons;
  if (rows.length === 0) return null;
  return (
    <details data-unfit className="group -mx-2 text-muted">
      <summary className="flex min-h-13 list-none items-center gap-3 rounded-xl px-2 py-1.5 hover:bg-ink/4">
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">
            {rows.map(({ title }) => translated(title)).join(t(', '))}
          </span>
          <span className="block text-[0.8125rem]">
            {others.length === 0 ? translated(only) : t('{n} tools do not fit', { n: rows.length })}
          </span>
        </span>
        <ChevronDown className="me-3 size-4 shrink-0 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      {reasons.map((reason) => (
        <div key={reason} className="px-2 pb-3">
          {others.length > 0 && <p className="pb-1 text-[0.8125rem]">{translated(reason)}</p>}
          <ul className="grid gap-1.5">
            {rows
              .filter((row) => row.reason === reason)
              .map((row) => (
                <li key={row.id} className="flex min-h-9 items-center gap-3 text-sm font-medium">
                  <span className="shrink-0 *:size-8 *:rounded-[10px] *:bg-sunken *:text-muted [&_svg]:size-4">
                    <ToolIcon tool={row} />
                  </span>
                  {translated(row.title)}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </details>
  );
};
