import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import type { LaterChange, SignatureReport } from '../../../contracts/api/signatures.js';
import { bringIntoView } from '../../parts/catch-focus.js';
import { FileName } from '../../parts/file-name.js';
import { factsOf, signerOf, summaryText, verdictOf, verdictText, type Verdict } from './signature-text.js';
import { t, translated } from '../../text/t.js';

interface SignatureListProps {
  readonly name: string;
  readonly signatures: readonly SignatureReport[];
}

/** The facts about the signatures of a file. */
export const SignatureList = ({ name, signatures }: SignatureListProps) => (
  <section aria-label={t('Signatures')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <div>
      <h3 ref={bringIntoView} tabIndex={-1} className="scroll-mt-28 font-medium outline-none">
        {summaryText(signatures)}
      </h3>
      <FileName name={name} length={NAME_SHOWN.dialog} className="text-sm text-muted" />
    </div>
    {signatures.length > 0 && (
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {signatures.map((report, at) => (
          <Signature key={at} report={report} />
        ))}
      </ol>
    )}
  </section>
);

const looks: Readonly<Record<Verdict, { readonly Icon: typeof ShieldCheck; readonly className: string }>> = {
  good: { Icon: ShieldCheck, className: 'text-brand-text' },
  bad: { Icon: ShieldAlert, className: 'text-danger' },
};

const Signature = ({ report }: { readonly report: SignatureReport }) => {
  const { Icon, className } = looks[verdictOf(report)];
  return (
    <li data-verdict={verdictOf(report)} className="rounded-2xl border border-line px-4 py-3 text-sm">
      <h4 className="text-[0.9375rem] font-medium wrap-anywhere">{signerOf(report)}</h4>
      <p className={`mt-1 flex gap-2 ${className}`}>
        <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {verdictText(report)}
      </p>
      {report.problem !== undefined && <p className="mt-1 text-muted wrap-anywhere">{translated(report.problem)}</p>}
      <dl className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)]">
        {factsOf(report).map(([term, text]) => (
          <Fact key={term} term={term} text={text} />
        ))}
      </dl>
      <LaterChanges changes={report.laterChanges} />
    </li>
  );
};

const Fact = ({ term, text }: { readonly term: string; readonly text: string }) => (
  <>
    <dt className="text-muted">{term}</dt>
    <dd className="wrap-anywhere max-sm:mb-1">{text}</dd>
  </>
);

const LaterChanges = ({ changes }: { readonly changes: readonly LaterChange[] }) =>
  changes.length > 0 && (
    <div className="mt-3 border-t border-line pt-3">
      <p className="font-medium">{t('Changed after signing')}</p>
      <ul className="mt-1 grid gap-1">
        {changes.map(({ text, allowed }, at) => (
          <li key={at} className={allowed ? '' : 'text-danger'}>
            {translated(text)}
            <span className="text-muted">{allowed ? ` ${t('(allowed)')}` : ` ${t('(not allowed)')}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
