import { useSelector } from '@xstate/react';
import { ScanSearch } from 'lucide-react';
import type { Finding, RiskLevel, SensitiveAnalysis } from '../../../../contracts/api/sensitive-data.js';
import { Button } from '../../../parts/button.js';
import { typeText } from '../detect/findings.js';
import type { PdfEditorActor } from '../pdf-editor.machine.js';
import { PanelHeading } from './panel-heading.js';

/** Looking for sensitive data, and what was found. */
export const DetectTab = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const analysis = useSelector(actor, ({ context }) => context.analysis);
  const scanning = useSelector(actor, (state) => state.matches({ job: 'scanning' }));
  const busy = useSelector(actor, (state) => !state.matches({ job: 'resting' }));
  return (
    <div className="grid gap-4">
      <PanelHeading>Sensitive data</PanelHeading>
      <Button
        disabled={busy}
        onClick={() => {
          actor.send({ type: 'scan.pressed' });
        }}
      >
        <ScanSearch className="size-4" aria-hidden="true" />
        {scanning ? 'Scanning...' : 'Scan for Sensitive Data'}
      </Button>
      {analysis && <Results actor={actor} analysis={analysis} />}
    </div>
  );
};

/** Specification section 3: high red, medium orange, low green. */
const looks: Readonly<Record<RiskLevel, string>> = {
  high: 'bg-danger-soft text-danger',
  medium: 'bg-amber-soft text-amber',
  low: 'bg-brand-soft text-brand-text',
};

const Risk = ({ level, text }: { readonly level: RiskLevel; readonly text: string }) => (
  <span data-risk={level} className={`shrink-0 rounded-full px-2.5 py-0.5 text-xs font-medium ${looks[level]}`}>
    {text}
  </span>
);

interface ResultsProps {
  readonly actor: PdfEditorActor;
  readonly analysis: SensitiveAnalysis;
}

const Results = ({ actor, analysis: { overallRiskLevel, summary, categories } }: ResultsProps) => (
  <section aria-label="Results" className="grid gap-3">
    <div className="rounded-2xl border border-edge px-4 py-3">
      <p className="flex items-center justify-between gap-3 text-sm font-semibold">
        Overall risk level
        <Risk level={overallRiskLevel} text={overallRiskLevel} />
      </p>
      <p className="mt-1.5 text-sm text-muted">{summary}</p>
    </div>
    <ul className="grid gap-3">
      {categories.map((finding) => (
        <Category key={finding.type} actor={actor} finding={finding} />
      ))}
    </ul>
  </section>
);

const Category = ({ actor, finding }: { readonly actor: PdfEditorActor; readonly finding: Finding }) => {
  const { type, riskLevel, count, recommendation, matches = [] } = finding;
  const markable = useSelector(actor, (state) => state.can({ type: 'finding.marked', finding: type }));
  return (
    <li className="rounded-2xl border border-line px-4 py-3">
      <p className="flex items-center justify-between gap-3 text-sm font-medium">
        <span>
          <span className="inline-block first-letter:uppercase">{typeText(finding)}</span>{' '}
          <span className="text-muted">({count})</span>
        </span>
        <Risk level={riskLevel} text={riskLevel} />
      </p>
      <p className="mt-1 text-sm text-muted">{recommendation}</p>
      {markable && matches.length > 0 && (
        <button
          type="button"
          onClick={() => {
            actor.send({ type: 'finding.marked', finding: type });
          }}
          className="-mx-2 -mb-1.5 mt-1 min-h-10 rounded-lg px-2 text-sm font-medium text-brand-text hover:underline"
        >
          Mark for redaction
        </button>
      )}
    </li>
  );
};
