import { useSelector } from '@xstate/react';
import { minuteText } from '../../../text/times.js';
import { FailureNote } from '../../../tools/documents/failure-note.js';
import { Card } from '../../../parts/dashboard/card.js';
import { DashboardView } from '../../../parts/dashboard/dashboard-view.js';
import type { ReplayActor } from './replay.machine.js';
import { SLIDER_STOPS, timeAt } from './replay-span.js';
import { t, translated } from '../../../text/t.js';

/** The dashboard of an earlier time, replayed from the log. */
export const ReplaySlider = ({ actor }: { readonly actor: ReplayActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { context } = state;
  const { shown } = context;
  return (
    <div data-replay={state.value} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card title={t('The dashboard as it was')}>
        <p className="mt-1 text-sm text-muted">
          {t('Move the slider to replay the log up to any time and see the dashboard as it was then.')}
        </p>
        <Slider actor={actor} />
        <p role="status" className="mt-2 min-h-6 text-sm text-muted">
          {state.hasTag('busy') && t('Replaying the log...')}
          {state.matches('showing') && shown && t('As it was on {time}', { time: minuteText(shown.at) })}
        </p>
        {state.matches('failed') && (
          <FailureNote text={translated(context.failure)} onRetry={() => actor.send({ type: 'retry.pressed' })} />
        )}
      </Card>
      {shown && !state.matches('failed') && (
        <div aria-busy={!state.matches('showing')} className={state.matches('showing') ? '' : 'opacity-50'}>
          <DashboardView shown={shown} />
        </div>
      )}
    </div>
  );
};

const Slider = ({ actor }: { readonly actor: ReplayActor }) => {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const time = minuteText(timeAt(context, context.stop));
  return (
    <>
      <label htmlFor="moment" className="mt-4 flex flex-wrap justify-between gap-x-4 text-sm font-medium">
        {t('Time')} <span className="tabular-nums">{time}</span>
      </label>
      <input
        id="moment"
        type="range"
        min={0}
        max={SLIDER_STOPS}
        value={context.stop}
        aria-valuetext={time}
        onChange={({ target }) => actor.send({ type: 'time.moved', stop: target.valueAsNumber })}
        className="mt-1 h-8 w-full accent-brand"
      />
      <div aria-hidden="true" className="flex justify-between gap-4 text-xs tabular-nums text-muted">
        <span>{minuteText(context.first)}</span>
        <span className="text-end">{minuteText(context.last)}</span>
      </div>
    </>
  );
};
