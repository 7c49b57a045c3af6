import { useSelector } from '@xstate/react';
import { SlidersHorizontal } from 'lucide-react';
import type { CapabilitiesReply } from '../../../../contracts/api/capabilities.js';
import { typeOfName } from '../../../../contracts/files.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { t, translated } from '../../../text/t.js';
import { fieldsOf } from '../../../tools/fields-of-options.js';
import type { OfferedFile } from '../../../tools/unavailable-reason.js';
import { rowGroups } from '../rows/offered-tools.js';
import { RowIcon } from '../rows/row-icon.js';
import { durationFor, titleFor, totalsOf } from './batch-words.js';
import { rowsIn, type BatchContext } from '../../../work/batch/batch-context.js';
import type { BatchActor } from '../../../work/batch/batch.machine.js';

/** The results as tools see them; none if there is one among them that no tool takes. */
const resultsOf = (context: BatchContext): readonly OfferedFile[] => {
  const done = rowsIn(context, 'done');
  const offered = done.flatMap(({ name }) => {
    const kind = typeOfName(name)?.kind;
    return kind ? [{ name, kind }] : [];
  });
  return offered.length === done.length ? offered : [];
};

interface ContinueWithAllProps {
  readonly batch: BatchActor;
  readonly capabilities: CapabilitiesReply | null;
}

/** Other tools for all results: these become the files of the workbench. */
export const ContinueWithAll = ({ batch, capabilities }: ContinueWithAllProps) => {
  const context = useSelector(batch, (state) => state.context);
  const isFetching = useSelector(batch, (state) => state.matches({ results: 'fetching' }));
  const results = resultsOf(context);
  const tools = rowGroups(results, capabilities)
    .flatMap(({ rows }) => rows)
    .flatMap(({ act, reason, id }) =>
      act.type === 'convert' && reason === null && id !== context.tool ? [act.tool] : [],
    );
  if (results.length === 0 || tools.length === 0) return null;
  return (
    <section aria-label={t('Continue with all results')} aria-busy={isFetching}>
      <h2 className="mb-1.5 text-sm font-semibold">{t('Continue with all results')}</h2>
      {isFetching ? (
        <p role="status" className="text-[0.8125rem] text-muted">
          {t('Getting the results…')}
        </p>
      ) : (
        <ul className="-mx-2 grid grid-cols-[minmax(0,1fr)]">
          {tools.map((tool) => (
            <NextRow key={tool.id} batch={batch} tool={tool} />
          ))}
        </ul>
      )}
    </section>
  );
};

const NextRow = ({ batch, tool }: { readonly batch: BatchActor; readonly tool: Tool }) => {
  const count = useSelector(batch, ({ context }) => totalsOf(context).done);
  const ask = (start: boolean) => {
    batch.send({ type: 'next.asked', next: { tool: tool.id, start } });
  };
  return (
    <li className="flex items-center gap-1 rounded-xl pe-1 transition-colors hover:bg-ink/4">
      <button
        type="button"
        onClick={() => ask(tool.start === 'at-once')}
        className="flex min-h-13 min-w-0 flex-1 items-center gap-3 rounded-xl ps-2 text-start"
      >
        <RowIcon row={tool} />
        <span className="min-w-0 flex-1">
          <span className="block text-sm font-medium">{titleFor(tool, count)}</span>
          <span className="flex text-[0.8125rem] text-muted">
            <span className="truncate">{translated(tool.tagline)}</span>
            <span className="shrink-0 whitespace-pre"> · {durationFor(tool, count)}</span>
          </span>
        </span>
      </button>
      {tool.start === 'at-once' && fieldsOf(tool).length > 0 && (
        <button
          type="button"
          aria-label={t('{tool}: options', { tool: translated(tool.title) })}
          title={t('Options')}
          onClick={() => ask(false)}
          className="grid size-10 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-ink/5 hover:text-ink"
        >
          <SlidersHorizontal className="size-4" aria-hidden="true" />
        </button>
      )}
    </li>
  );
};
