import { CircleCheck, CircleX, Copy, Download, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { WorkflowRun } from '../../../../contracts/api/workflows.js';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import { resultPath } from '../../../calls/workflows.calls.js';
import { buttonLook } from '../../../parts/button-look.js';
import { Button } from '../../../parts/button.js';
import { ProgressBar } from '../../../parts/progress-bar.js';
import { listed } from '../../../text/listed.js';
import { humanSize } from '../../../text/sizes.js';
import { t, translated } from '../../../text/t.js';
import { timeOrDay } from '../../../text/times.js';
import type { WorkflowRunsActor } from './workflow-runs.machine.js';

interface RunProps {
  readonly actor: WorkflowRunsActor;
  readonly run: WorkflowRun;
}

const looks = {
  running: { Icon: LoaderCircle, look: 'animate-spin text-blue' },
  completed: { Icon: CircleCheck, look: 'text-brand-text' },
  failed: { Icon: TriangleAlert, look: 'text-danger' },
  cancelled: { Icon: CircleX, look: 'text-muted' },
} as const;

const titleOf = (tool: string): string => translated(findTool(tool)?.title ?? tool);

const statusWords = ({ status, step, steps, parts }: WorkflowRun): string => {
  const place = { n: step, count: steps.length, tool: titleOf(steps[step - 1]?.tool ?? '') };
  switch (status) {
    case 'running':
      return parts ? t('{done} of {count} parts are done', parts) : t('Step {n} of {count}: {tool}', place);
    case 'completed':
      return t('Done');
    case 'failed':
      return t('Failed at step {n} of {count}: {tool}', place);
    case 'cancelled':
      return t('Cancelled');
  }
};

const HUNDRED_PERCENT = 100;

const percentOf = ({ steps, parts }: WorkflowRun): number => {
  const passed = steps.filter(({ outcome }) => outcome === 'done' || outcome === 'skipped').length;
  const inParts = parts ? ((steps.length - passed) * parts.done) / parts.count : 0;
  return Math.round(((passed + inParts) / steps.length) * HUNDRED_PERCENT);
};

/** One run: how far it is, each of its steps, and what it has made. */
export const RunRow = ({ actor, run }: RunProps) => {
  const { id, files, status, startedAt } = run;
  const { Icon, look } = looks[status];
  const names = listed(files);
  return (
    <li data-run={id} data-status={status} className="grid min-w-0 gap-2 py-3">
      <div className="flex items-start gap-3">
        <Icon className={`mt-0.5 size-5 shrink-0 ${look}`} aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere" dir="auto">
            {names}
          </p>
          <p className="text-sm text-muted">{statusWords(run)}</p>
          <Failure run={run} />
        </div>
        <span className="shrink-0 text-[0.8125rem] text-muted">{timeOrDay(startedAt)}</span>
      </div>
      {status === 'running' && (
        <div className="flex items-center gap-3 ps-8">
          <div className="min-w-0 flex-1">
            <ProgressBar label={names} percent={percentOf(run)} />
          </div>
          <Button
            tone="quiet"
            size="small"
            aria-label={t('Cancel the run of {name}', { name: names })}
            onClick={() => actor.send({ type: 'cancel.pressed', id })}
          >
            {t('Cancel')}
          </Button>
        </div>
      )}
      <Made actor={actor} run={run} />
      <Steps run={run} />
    </li>
  );
};

/** The reason why a run has failed, below the part that it failed at. */
const Failure = ({ run: { error, part } }: Pick<RunProps, 'run'>) => {
  if (error === null) return null;
  return (
    <p className="text-sm text-danger wrap-anywhere">
      {part !== null && <bdi className="block font-medium">{part}</bdi>}
      {translated(error)}
    </p>
  );
};

/** The result of a run, or of its last step that succeeded. */
const Made = ({ actor, run: { result, status } }: RunProps) => {
  if (result === null || status === 'running') return null;
  const { conversion, name, size } = result;
  return (
    <div className="grid gap-2 ps-8" data-made={conversion}>
      <p className="text-sm wrap-anywhere">
        {status === 'completed' ? null : <span className="block text-muted">{t('What was made so far')}</span>}
        <bdi>{name}</bdi> <span className="text-muted">{humanSize(size)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          href={resultPath(conversion)}
          download
          aria-label={t('Download {name}', { name })}
          className={buttonLook({ tone: 'quiet', size: 'small' })}
        >
          <Download className="size-4" aria-hidden="true" />
          {t('Download')}
        </a>
        <Button
          tone="quiet"
          size="small"
          aria-label={t('Copy Link: {name}', { name })}
          onClick={() => actor.send({ type: 'link.pressed', conversion })}
        >
          <Copy className="size-4" aria-hidden="true" />
          {t('Copy Link')}
        </Button>
      </div>
    </div>
  );
};

type Outcome = WorkflowRun['steps'][number]['outcome'];

const outcomeWords = (outcome: Outcome): string =>
  ({
    waiting: t('waiting'),
    running: t('at work'),
    done: t('done'),
    skipped: t('passed by'),
    failed: t('failed'),
  })[outcome];

const Steps = ({ run: { steps } }: Pick<RunProps, 'run'>) => (
  <details className="ps-8 text-sm">
    <summary className="min-h-6 cursor-pointer text-muted pointer-coarse:min-h-11">{t('Each step')}</summary>
    <ol className="mt-1 grid gap-0.5">
      {steps.map(({ tool, outcome }, at) => (
        <li key={at} data-outcome={outcome} className="flex justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">{t('{n}. {step}', { n: at + 1, step: titleOf(tool) })}</span>
          <span className="shrink-0 text-muted">{outcomeWords(outcome)}</span>
        </li>
      ))}
    </ol>
  </details>
);
