import { useSelector } from '@xstate/react';
import {
  ArrowLeft,
  ChevronRight,
  CircleAlert,
  Clock,
  FileText,
  LoaderCircle,
  RotateCcw,
  ShieldAlert,
  ShieldCheck,
} from 'lucide-react';
import { NAME_SHOWN } from '../../../../contracts/limits.js';
import { Button } from '../../../parts/button.js';
import { FileName } from '../../../parts/file-name.js';
import { ProgressBar } from '../../../parts/progress-bar.js';
import { t, translated } from '../../../text/t.js';
import type { ReportRow, ReportsActor } from '../machine/reports.machine.js';
import { inOrderOfWorry, type Tone, toneOf, verdictWords } from './report-verdict.js';
import type { InspectReply } from '../../../../contracts/api/inspection.js';
import { SignatureList } from '../../../tools/signatures/signature-list.js';
import type { Report } from '../machine/bench-view-data.js';
import { factsIn } from './inspected-text.js';

const PERCENT = 100;

/** The answer to a question about several files: a verdict on each, and the whole report of one. */
export const ReportsList = ({ reports }: { readonly reports: ReportsActor }) => {
  const { rows, open } = useSelector(reports, ({ context }) => context);
  const isOver = useSelector(reports, (state) => state.matches('over'));
  const opened = rows.find(({ id }) => id === open);
  if (opened?.report) {
    return (
      <>
        <Button tone="quiet" size="small" className="mb-4" onClick={() => reports.send({ type: 'row.left' })}>
          <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          {t('Show all files')}
        </Button>
        <WholeReport name={opened.file.name} report={opened.report} />
      </>
    );
  }
  const due = rows.find(({ report, problem }) => report === null && problem === '');
  return (
    <>
      <Progress rows={rows} isOver={isOver} />
      <ul aria-label={t('Files')} className="mt-4 divide-y divide-line overflow-hidden rounded-2xl border border-line">
        {(isOver ? inOrderOfWorry(rows) : rows).map((row) => (
          <Row key={row.id} reports={reports} row={row} isAsked={row === due} />
        ))}
      </ul>
      {isOver && <RetryFailed reports={reports} rows={rows} />}
    </>
  );
};

const Progress = ({ rows, isOver }: { readonly rows: readonly ReportRow[]; readonly isOver: boolean }) => {
  const ended = rows.filter(({ report, problem }) => report !== null || problem !== '').length;
  const failed = rows.filter(({ problem }) => problem !== '').length;
  const done = t('{n} files are done', { n: ended - failed });
  const sentence = failed === 0 ? done : [done, t('{n} failed', { n: failed })].join(t(', '));
  return (
    <div className="grid gap-2 text-sm tabular-nums">
      <p role="status" className={isOver ? '' : 'sr-only'}>
        {isOver ? t('{sentence}.', { sentence }) : ''}
      </p>
      {!isOver && (
        <>
          <p className="text-muted">{t('{n} of {total}', { n: ended, total: rows.length })}</p>
          <ProgressBar label={t('Overall progress')} percent={Math.floor((ended / rows.length) * PERCENT)} />
        </>
      )}
    </div>
  );
};

interface RowProps {
  readonly reports: ReportsActor;
  readonly row: ReportRow;
  readonly isAsked: boolean;
}

const Row = ({ reports, row, isAsked }: RowProps) => (
  <li data-report-row={rowState(row, isAsked)} className="relative flex min-h-14 items-center gap-3 px-4 py-2">
    <RowIcon row={row} isAsked={isAsked} />
    <div className="min-w-0 flex-1">
      <RowName reports={reports} row={row} />
      <p className={`text-[0.8125rem] wrap-anywhere ${row.problem === '' ? 'text-muted' : 'text-danger'}`}>
        {rowWords(row, isAsked)}
      </p>
    </div>
    {row.report && <ChevronRight className="size-4 shrink-0 text-muted rtl:-scale-x-100" aria-hidden="true" />}
  </li>
);

const rowState = ({ report, problem }: ReportRow, isAsked: boolean): string => {
  if (report) return 'done';
  if (problem !== '') return 'failed';
  return isAsked ? 'working' : 'waiting';
};

const rowWords = ({ report, problem }: ReportRow, isAsked: boolean): string => {
  if (report) return verdictWords(report);
  return translated(problem === '' ? (isAsked ? 'Working' : 'Waiting') : problem);
};

const RowIcon = ({ row: { report, problem }, isAsked }: Pick<RowProps, 'row' | 'isAsked'>) => {
  const look = 'size-[1.125rem] shrink-0';
  if (report) return <VerdictIcon tone={toneOf(report)} />;
  if (problem !== '') return <CircleAlert className={`${look} text-danger`} aria-hidden="true" />;
  if (isAsked) return <LoaderCircle className={`${look} animate-spin text-muted`} aria-hidden="true" />;
  return <Clock className={`${look} text-muted`} aria-hidden="true" />;
};

/** It opens the whole report, once there is one. */
const RowName = ({ reports, row: { id, file, report } }: Pick<RowProps, 'reports' | 'row'>) => {
  const name = <FileName name={file.name} length={NAME_SHOWN.dialog} />;
  if (!report) return <p className="text-sm font-medium">{name}</p>;
  return (
    <button
      type="button"
      aria-label={t('Report on {name}', { name: file.name })}
      onClick={() => reports.send({ type: 'row.opened', id })}
      className="block max-w-full rounded text-start text-sm font-medium after:absolute after:inset-0 hover:after:bg-ink/4"
    >
      {name}
    </button>
  );
};

const RetryFailed = ({ reports, rows }: { readonly reports: ReportsActor; readonly rows: readonly ReportRow[] }) => {
  const n = rows.filter(({ problem }) => problem !== '').length;
  if (n === 0) return null;
  return (
    <Button tone="quiet" className="mt-4 w-full" onClick={() => reports.send({ type: 'failed.retried' })}>
      <RotateCcw className="size-4" aria-hidden="true" />
      {t('Retry failed ({n})', { n })}
    </Button>
  );
};

const looks = {
  good: { Icon: ShieldCheck, className: 'text-brand-text' },
  bad: { Icon: ShieldAlert, className: 'text-danger' },
  plain: { Icon: FileText, className: 'text-muted' },
} as const;

const VerdictIcon = ({ tone }: { readonly tone: Tone }) => {
  const { Icon, className } = looks[tone];
  return <Icon className={`size-[1.125rem] shrink-0 ${className}`} aria-hidden="true" />;
};

interface WholeReportProps {
  readonly name: string;
  readonly report: Report;
}

/** All that was found about one file. */
export const WholeReport = ({ name, report }: WholeReportProps) =>
  report.kind === 'verify' ? (
    <SignatureList name={name} signatures={report.signatures} />
  ) : (
    <InspectedFacts inspected={report.inspected} />
  );

/** The content of a PDF, fact by fact. */
const InspectedFacts = ({ inspected }: { readonly inspected: InspectReply }) => (
  <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
    {factsIn(inspected).map(([term, text]) => (
      <div key={term} className="contents">
        <dt className="text-muted">{translated(term)}</dt>
        <dd className="wrap-anywhere max-sm:mb-1.5">
          <bdi>{text}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
