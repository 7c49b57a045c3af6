import { useSelector } from '@xstate/react';
import { ShieldCheck } from 'lucide-react';
import type { LogCheck, LogState } from '../../../contracts/api/audit.js';
import { Button } from '../../parts/button.js';
import { ProgressBar } from '../../parts/progress-bar.js';
import { minuteText } from '../../text/times.js';
import type { AuditActor } from './audit.machine.js';
import { t, translated } from '../../text/t.js';

interface CheckBoxProps {
  readonly actor: AuditActor;
  readonly log: LogState;
}

/** The last check of the whole log, with a button for a new one. */
export const CheckBox = ({ actor, log: { check, events } }: CheckBoxProps) => {
  const isResting = useSelector(actor, (state) => state.matches({ loaded: 'resting' }));
  const isRunning = check?.status === 'running';
  return (
    <div
      data-check={check?.status ?? 'none'}
      className={`mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-2xl px-4 py-4 text-sm ${lookOf(check)}`}
    >
      <div role="status" className="min-w-48 flex-1">
        <p className="font-medium">{sentenceOf(check)}</p>
        {check && <Outcome check={check} />}
      </div>
      {isRunning && (
        <div className="w-full sm:w-56">
          <ProgressBar label={t('Events checked')} percent={percentOf(check.events, events)} />
        </div>
      )}
      <Button tone="quiet" size="small" disabled={!isResting} onClick={() => actor.send({ type: 'check.pressed' })}>
        <ShieldCheck className="size-4" aria-hidden="true" />
        {t('Check the log now')}
      </Button>
    </div>
  );
};

const Outcome = ({ check: { finding, endedAt, askedBy } }: { readonly check: LogCheck }) => (
  <>
    {finding && (
      <p className="mt-1 [overflow-wrap:anywhere]">
        {finding.position === null
          ? translated(finding.text)
          : t('Event {position}: {text}', { position: finding.position, text: translated(finding.text) })}
      </p>
    )}
    {endedAt !== null && (
      <p className="mt-1">
        {askedBy.name
          ? t('Checked on {time} for {name}', { time: minuteText(endedAt), name: askedBy.name })
          : t('Checked on {time} for an administrator', { time: minuteText(endedAt) })}
      </p>
    )}
  </>
);

const percentOf = (done: number, all: number): number =>
  all === 0 ? 100 : Math.floor((Math.min(done, all) / all) * 100);

const lookOf = (check: LogCheck | null): string => {
  if (check === null || check.status === 'running') return 'bg-sunken';
  if (check.status === 'intact') return 'bg-brand-soft text-brand-text';
  return check.status === 'changed' ? 'bg-danger-soft text-danger' : 'bg-amber-soft text-amber';
};

const sentenceOf = (check: LogCheck | null): string => {
  if (check === null) return t('The log has not been checked yet');
  const { status, events, checkpoints } = check;
  const sentences: Readonly<Record<LogCheck['status'], string>> = {
    running: t('Checking: {n} events so far', { n: events }),
    intact: t('Nothing was changed: {events} checked against {checkpoints}', {
      events: t('{n} events', { n: events }),
      checkpoints: t('{n} checkpoints', { n: checkpoints }),
    }),
    changed: t('The log differs from what was signed'),
    unvouched: t('There are events, but no signed checkpoint to check them against'),
    broken: t('The check failed, so the state of the log is unknown'),
  };
  return sentences[status];
};
