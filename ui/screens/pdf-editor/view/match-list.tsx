import { useSelector } from '@xstate/react';
import { Check, Plus } from 'lucide-react';
import { IconButton } from '../../../parts/button.js';
import type { PlacedFinding } from '../detect/findings.js';
import type { PdfEditorActor } from '../pdf-editor.machine.js';
import { areMarked, type Match } from '../redact/marks.js';

interface MatchListProps {
  readonly actor: PdfEditorActor;
  readonly finding: PlacedFinding;
  readonly markable: boolean;
}

/** Where it was found; each place can be looked at, and marked by itself. */
export const MatchList = ({ actor, finding: { type, matches }, markable }: MatchListProps) => (
  <details className="group -mx-2 mt-0.5">
    <summary className="min-h-8 rounded-lg px-2 py-1.5 text-[0.8125rem] text-muted hover:underline">
      Show {matches.length === 1 ? 'it' : `all ${matches.length}`}
    </summary>
    <ul className="max-h-64 overflow-y-auto px-2 pb-1">
      {matches.map((match, index) => (
        <Row
          key={index}
          actor={actor}
          match={match}
          onMark={
            markable
              ? () => {
                  actor.send({ type: 'finding.marked', finding: type, match: index });
                }
              : null
          }
        />
      ))}
    </ul>
  </details>
);

interface RowProps {
  readonly actor: PdfEditorActor;
  readonly match: Match;
  /** Null where nothing can be marked. */
  readonly onMark: (() => void) | null;
}

const Row = ({ actor, match, onMark }: RowProps) => {
  const { text, page } = match;
  const done = useSelector(actor, ({ context }) => areMarked(context.marks, [match]));
  return (
    <li className="flex items-center gap-2 border-t border-line text-[0.8125rem] first:border-t-0">
      <button
        type="button"
        onClick={() => {
          actor.send({ type: 'page.chosen', page: page - 1 });
        }}
        className="flex min-h-9 min-w-0 flex-1 items-center justify-between gap-3 rounded-lg text-left hover:underline"
      >
        <span className="truncate">{text}</span>
        <span className="shrink-0 tabular-nums text-muted">p. {page}</span>
      </button>
      {onMark && done && <Check className="mx-2 size-4 shrink-0 text-brand-text" aria-label="Marked" />}
      {onMark && !done && (
        <IconButton label={`Mark ${text}`} className="size-8" onClick={onMark}>
          <Plus className="size-4" aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
};
