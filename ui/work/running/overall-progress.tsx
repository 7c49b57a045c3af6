import { useSelector } from '@xstate/react';
import { Button } from '../../parts/button.js';
import { ProgressBar } from '../../parts/progress-bar.js';
import type { WorkActor } from '../machine/work.machine.js';
import { overallOf } from '../machine/progress.js';
import { t, translated } from '../../text/t.js';

interface OverallProgressProps {
  readonly actor: WorkActor;
  readonly words: string;
}

const percentText = (percent: number | null): string => (percent === null ? t('Processing...') : `${percent}%`);

/** The overall progress, with a cancel button. */
export const OverallProgress = ({ actor, words }: OverallProgressProps) => {
  const overall = useOverall(actor);
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <p className="mb-2 flex justify-between gap-3 text-sm">
          <span className="truncate">{translated(words)}</span>
          <span className="tabular-nums text-muted">{percentText(overall)}</span>
        </p>
        <ProgressBar label={t('Overall progress')} percent={overall} />
      </div>
      <CancelRun actor={actor} />
    </div>
  );
};

/** One number for sending and converting; null while it is not known what has been sent. */
export const useOverall = (actor: WorkActor): number | null =>
  useSelector(actor, ({ context: { progress, tool } }) => overallOf(progress, tool));

interface CancelRunProps extends Pick<OverallProgressProps, 'actor'> {
  readonly className?: string;
}

/** Stops what runs. */
export const CancelRun = ({ actor, className = '' }: CancelRunProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const cancelling =
    state.matches({ act: { converting: 'cancelling' } }) || state.matches({ act: { converting: 'cancelled' } });
  return (
    <Button
      tone="quiet"
      size="small"
      className={className}
      disabled={!state.can({ type: 'cancel.pressed' })}
      onClick={() => {
        actor.send({ type: 'cancel.pressed' });
      }}
    >
      {t(cancelling ? 'Cancelling…' : 'Cancel')}
    </Button>
  );
};
