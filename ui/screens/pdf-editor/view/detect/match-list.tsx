import { useSelector } from '@xstate/react';
import { Check, Plus } from 'lucide-react';
import { IconButton } from '../../../../parts/button.js';
import type { PlacedFinding } from '../../detect/findings.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { areMarked, type Match } from '../../redact/redaction-marks.js';
import { t } from '../../../../text/t.js';

interface MatchListProps {
  readonly actor: PdfEditorActor;
  readonly finding: PlacedFinding;
}

/** How many matches are listed; the others can only be marked together. */
const SHOWN_MAX = 100;

/** The matches; each can be shown and marked by itself. */
export const MatchList = ({ actor, finding: { type, matches } }: MatchListProps) => {
  const marks = useSelector(actor, ({ context }) => context.marks);
  return (
    <details className="group -mx-2 mt-0.5">
      <summary className="min-h-8 rounded-lg px-2 py-1.5 text-[0.8125rem] text-muted hover:underline">
        {t('Show all {n}', { n: matches.length })}
      </summary>
      <ul className="max-h-64 overflow-y-auto px-2 pb-1">
        {matches.slice(0, SHOWN_MAX).map((match, index) => (
          <Row
            key={index}
            actor={actor}
            match={match}
            done={areMarked(marks, [match])}
            onMark={() => {
              actor.send({ type: 'finding.marked', finding: type, match: index });
            }}
          />
        ))}
        {matches.length > SHOWN_MAX && (
          <li className="border-t border-line py-2 text-[0.8125rem] text-muted">
            {t('and {n} more', { n: matches.length - SHOWN_MAX })}
          </li>
        )}
      </ul>
    </details>
  );
};

interface RowProps {
  readonly actor: PdfEditorActor;
  readonly match: Match;
  /** It is marked. */
  readonly done: boolean;
  readonly onMark: () => void;
}

const Row = ({ actor, match: { text, page, isDoubtful }, done, onMark }: RowProps) => {
  return (
    <li className="flex items-center gap-2 border-t border-line text-[0.8125rem] first:border-t-0">
      <button
        type="button"
        onClick={() => {
          if (page > 0) actor.send({ type: 'page.chosen', page: page - 1 });
        }}
        className="flex min-h-9 min-w-0 flex-1 items-center justify-between gap-3 rounded-lg text-start hover:underline"
      >
        <bdi className="truncate">{text}</bdi>
        {isDoubtful && <span className="ms-auto shrink-0 text-muted">{t('check this one')}</span>}
        <span className="shrink-0 tabular-nums text-muted">{page > 0 ? t('p. {page}', { page }) : t('no page')}</span>
      </button>
      {done ? (
        <Check className="mx-2 size-4 shrink-0 text-brand-text" aria-label={t('Marked')} />
      ) : (
        <IconButton label={t('Mark {text}', { text })} className="size-8" onClick={onMark}>
          <Plus className="size-4" aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
};
