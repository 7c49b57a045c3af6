import { useSelector } from '@xstate/react';
import { ArrowRight, Check } from 'lucide-react';
import type { RiskLevel } from '../../../../../contracts/api/sensitive-data.js';
import { Button } from '../../../../parts/button.js';
import { typeText, type Findings, type PlacedFinding } from '../../detect/findings.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { areMarked } from '../../redact/redaction-marks.js';
import { MatchList } from './match-list.js';
import { t, translated } from '../../../../text/t.js';

/** Requirement: high red, medium orange, low green. */
const looks: Readonly<Record<RiskLevel, string>> = {
  high: 'bg-danger-soft text-danger',
  medium: 'bg-amber-soft text-amber',
  low: 'bg-brand-soft text-brand-text',
};

const Risk = ({ level }: { readonly level: RiskLevel }) => (
  <span data-risk={level} className={`shrink-0 rounded-full px-2.5 py-0.5 text-xs font-medium ${looks[level]}`}>
    {t(level)}
  </span>
);

interface FindingsViewProps {
  readonly actor: PdfEditorActor;
  readonly analysis: Findings;
}

/** The findings by type; one button marks all of a type. */
export const FindingsView = ({ actor, analysis }: FindingsViewProps) => {
  const { overallRiskLevel, summary, categories, answeredBy } = analysis;
  const marked = useSelector(actor, ({ context }) => context.marks.items.length);
  return (
    <section aria-label={t('Results')} className="grid gap-3">
      <div className="rounded-2xl border border-edge px-4 py-3">
        <p className="flex items-center justify-between gap-3 text-sm font-semibold">
          {t('Overall risk level')}
          <Risk level={overallRiskLevel} />
        </p>
        <p className="mt-1.5 text-sm text-muted">{translated(summary)}</p>
        {answeredBy && (
          <p className="mt-1.5 text-[0.8125rem] text-muted">{t('Answered by {name}', { name: answeredBy.name })}</p>
        )}
      </div>
      <ul className="grid gap-3">
        {categories.map((finding) => (
          <Category key={finding.type} actor={actor} finding={finding} />
        ))}
      </ul>
      <Unseen isModel={answeredBy?.kind === 'model'} />
      {marked > 0 && (
        <Button
          tone="quiet"
          onClick={() => {
            actor.send({ type: 'tab.chosen', tab: 'redact' });
          }}
        >
          {t('Review the marks ({n})', { n: marked })}
          <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        </Button>
      )}
    </section>
  );
};

/** A reminder of the things that a person still has to look for. */
const Unseen = ({ isModel }: { readonly isModel: boolean }) => (
  <section aria-label={t('What the scan cannot see')} className="grid gap-1 text-[0.8125rem] text-muted">
    <h3 className="font-medium text-ink">{t('What the scan cannot see')}</h3>
    <p>
      {t(
        'Even in plain English text, about one name in eight is missed (up to one in three in other languages) and one street in six. Names and addresses are recognised in English, Dutch, French, German, Italian, Portuguese and Spanish; in other languages only after words such as ‘Mr’ or ‘Name:’, or if an address has the usual form.',
      )}
    </p>
    <p>
      {t(
        isModel
          ? 'It does not see faces, signatures, handwriting, or text in pictures on a page that also has other text. Check the pages yourself before you share the file.'
          : 'It does not see faces, signatures, handwriting, or text in pictures on a page that also has other text; nor does it see health, opinions and other identifying details. Check the pages yourself before you share the file.',
      )}
    </p>
  </section>
);

const Category = ({ actor, finding }: { readonly actor: PdfEditorActor; readonly finding: PlacedFinding }) => {
  const { riskLevel, count, recommendation, confidence, matches } = finding;
  return (
    <li className="rounded-2xl border border-line px-4 py-3">
      <p className="flex items-center justify-between gap-3 text-sm font-medium">
        <span>
          <span className="inline-block first-letter:uppercase">{typeText(finding)}</span>{' '}
          <span className="text-muted">({count})</span>
        </span>
        <Risk level={riskLevel} />
      </p>
      <p className="mt-1 text-sm text-muted">{translated(recommendation)}</p>
      {confidence === 'low' && (
        <p className="mt-1 text-[0.8125rem] text-muted">{t('Possible matches: please check each one.')}</p>
      )}
      {matches.length > 0 && (
        <>
          <MarkAll actor={actor} finding={finding} />
          <MatchList actor={actor} finding={finding} />
        </>
      )}
    </li>
  );
};

const MarkAll = ({
  actor,
  finding: { type, matches },
}: {
  readonly actor: PdfEditorActor;
  readonly finding: PlacedFinding;
}) => {
  const marks = useSelector(actor, ({ context }) => context.marks);
  if (areMarked(marks, matches)) {
    return (
      <p className="mt-1 flex min-h-10 items-center gap-2 text-sm text-muted">
        <Check className="size-4" aria-hidden="true" />
        {t('Marked')}
      </p>
    );
  }
  return (
    <button
      type="button"
      aria-label={t('Mark for redaction: {type}', { type: typeText({ type }) })}
      onClick={() => {
        actor.send({ type: 'finding.marked', finding: type, match: null });
      }}
      className="-mx-2 mt-1 min-h-10 rounded-lg px-2 text-sm font-medium text-brand-text hover:underline"
    >
      {t('Mark for redaction')}
    </button>
  );
};
