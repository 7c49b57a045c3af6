import { useSelector } from '@xstate/react';
import { ShieldCheck } from 'lucide-react';
import type { LogCheck, LogState } from '../../../contracts/api/audit.js';
import { Button } from '../../parts/button.js';
import { ProgressBar } from '../../parts/progress-bar.js';
import { minuteText } from '../../text/times.js';
import { many } from '../../text/phrases.js';
import type { AuditActor } from './audit.machine.js';

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
          <ProgressBar label="Events checked" percent={percentOf(check.events, events)} />
        </div>
      )}
      <Button tone="quiet" size="small" disabled={!isResting} onClick={() => actor.send({ type: 'check.pressed' })}>
        <ShieldCheck className="size-4" aria-hidden="true" />
        Check the log now
      </Button>
    </div>
  );
};

const Outcome = ({ check: { finding, endedAt, askedBy } }: { readonly check: LogCheck }) => (
  <>
    {finding && (
      <p className="mt-1 [overflow-wrap:anywhere]">
        {finding.position !== null && `Event ${finding.position}: `}
        {finding.text}
      </p>
    )}
    {endedAt !== null && (
      <p className="mt-1">
        Checked on {minuteText(endedAt)} for {askedBy.name ?? 'an administrator'}
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
  if (check === null) return 'The log has not been checked yet';
  const { status, events, checkpoints } = check;
  const sentences: Readonly<Record<LogCheck['status'], string>> = {
    running: `Checking: ${many(events, 'event', 'events')} so far`,
    intact: `Nothing was changed: ${many(events, 'event', 'events')} checked against ${many(checkpoints, 'checkpoint', 'checkpoints')}`,
    changed: 'The log differs from what was signed',
    unvouched: 'There are events, but no signed checkpoint to check them against',
    broken: 'The check failed, so the state of the log is unknown',
  };
  return sentences[status];
};
