import { useSelector } from '@xstate/react';
import { runPercent, type RunConversionActor } from '../live/run-conversion.machine.js';
import { Button } from '../parts/button.js';
import { ProgressBar } from '../parts/progress-bar.js';
import { t, translated } from '../text/t.js';

interface RunProgressProps {
  readonly actor: RunConversionActor;
  readonly onCancel: () => void;
}

/** A run that has just begun is seen, however far the page is scrolled. */
const intoView = (element: HTMLElement | null): void => {
  element?.scrollIntoView({ block: 'nearest' });
};

/** How far a conversion is. */
export const RunProgress = ({ actor, onCancel }: RunProgressProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { step } = state.context;
  const uploading = state.matches('uploading');
  const percent = runPercent(state.context);
  const cancelling = state.matches({ converting: 'cancelling' }) || state.matches({ converting: 'cancelled' });
  return (
    <section
      ref={intoView}
      aria-label={t('Progress')}
      className="scroll-my-4 rounded-2xl border border-line bg-card p-4"
    >
      <p role="status" className="mb-2 flex justify-between gap-4 text-sm">
        <span>{uploading ? t('Uploading') : t('Processing')}</span>
        <span className="text-muted">{translated(step)}</span>
      </p>
      <ProgressBar label={t('Progress')} percent={percent} />
      <div className="mt-3 flex items-center justify-between">
        <span className="text-sm tabular-nums text-muted">{percent === null ? t('Processing...') : `${percent}%`}</span>
        <Button tone="quiet" size="small" disabled={!state.can({ type: 'cancel.pressed' })} onClick={onCancel}>
          {cancelling ? t('Cancelling…') : t('Cancel')}
        </Button>
      </div>
    </section>
  );
};
