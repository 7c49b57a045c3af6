import { useSelector } from '@xstate/react';
import { Button } from '../../../parts/button.js';
import { ProgressBar } from '../../../parts/progress-bar.js';
import type { HomeActor } from '../machine/home.machine.js';
import { overallPercent } from '../machine/progress.js';
import { t, translated } from '../../../text/t.js';

interface OverallProgressProps {
  readonly actor: HomeActor;
  readonly words: string;
}

/** The overall progress, with a cancel button. */
export const OverallProgress = ({ actor, words }: OverallProgressProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const overall = overallPercent(state.context.progress);
  const cancelling =
    state.matches({ work: { converting: 'cancelling' } }) || state.matches({ work: { converting: 'cancelled' } });
  return (
    <div className="flex items-center gap-4 border-t border-line pt-4">
      <div className="min-w-0 flex-1">
        <p className="mb-2 flex justify-between gap-3 text-sm">
          <span className="truncate">{translated(words)}</span>
          <span className="tabular-nums text-muted">{overall}%</span>
        </p>
        <ProgressBar label={t('Overall progress')} percent={overall} />
      </div>
      <Button
        tone="quiet"
        size="small"
        disabled={!state.can({ type: 'cancel.pressed' })}
        onClick={() => {
          actor.send({ type: 'cancel.pressed' });
        }}
      >
        {t(cancelling ? 'Cancelling…' : 'Cancel')}
      </Button>
    </div>
  );
};
