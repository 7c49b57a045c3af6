import { useSelector } from '@xstate/react';
import { CircleCheck, Copy, FileDown, XCircle } from 'lucide-react';
import type { RowOutcome } from '../../../../contracts/api/request-rows.js';
import { receivedRefusalIn } from '../../../../contracts/texts/refusal-sentence.js';
import { Button, IconButton } from '../../../parts/button.js';
import { ProgressBar } from '../../../parts/progress-bar.js';
import { spokenHere } from '../../../text/language.js';
import { t } from '../../../text/t.js';
import { rowsLeft, type RowsActor } from './rows.machine.js';

interface OutcomeProps {
  readonly actor: RowsActor;
  readonly onDone: () => void;
}

const isMade = ({ outcome }: RowOutcome): boolean => outcome === 'made';

/** A list that is being sent, or was: what became of each row, and what can be done about the others. */
export const RowsOutcome = ({ actor, onDone }: OutcomeProps) => {
  const { told, kept, problem } = useSelector(actor, ({ context }) => context);
  const isSending = useSelector(actor, (state) => state.matches('sending'));
  const total = kept?.total ?? 0;
  const madeCount = told.filter(isMade).length;
  return (
    <section
      aria-labelledby="outcome"
      className="grid min-w-0 grid-cols-1 gap-4 rounded-3xl border border-line bg-card p-5 shadow-card"
      data-list={isSending ? 'sending' : 'sent'}
    >
      <h2 id="outcome" tabIndex={-1} className="text-xl font-semibold">
        {t(isSending ? 'Making the requests' : 'The list was sent')}
      </h2>
      {isSending && <ProgressBar label={t('Making the requests')} percent={percentOf(told.length, total)} />}
      <p role="status">
        {t('{made} of {all} requests made', { made: madeCount, all: total })}
        {told.length > madeCount && ` · ${t('Refused: {n}', { n: told.length - madeCount })}`}
      </p>
      {problem !== '' && (
        <p role="alert" className="text-danger">
          {t('The list was not sent to its end.')} <bdi>{problem}</bdi>
        </p>
      )}
      <ul
        className="grid max-h-[32rem] min-w-0 grid-cols-1 gap-2 overflow-auto"
        tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- or arrow keys could not scroll it
        aria-label={t('Rows of the list')}
      >
        {told.map((one) => (
          <Told key={one.row} actor={actor} told={one} />
        ))}
      </ul>
      {isSending ? <Stop actor={actor} /> : <After actor={actor} onDone={onDone} />}
    </section>
  );
};

const percentOf = (done: number, total: number): number => (total === 0 ? 0 : Math.round((100 * done) / total));

const Stop = ({ actor }: Pick<OutcomeProps, 'actor'>) => (
  <div>
    <Button tone="quiet" onClick={() => actor.send({ type: 'stop.pressed' })}>
      {t('Stop')}
    </Button>
  </div>
);

const After = ({ actor, onDone }: OutcomeProps) => {
  const left = useSelector(actor, ({ context }) => rowsLeft(context));
  const hasLinks = useSelector(actor, ({ context }) => context.told.some(isMade));
  return (
    <>
      {left > 0 && <p className="text-sm text-muted">{t('Requests that were made are not made again.')}</p>}
      <div className="flex flex-wrap gap-3">
        {hasLinks && (
          <Button tone="quiet" onClick={() => actor.send({ type: 'links.wanted' })}>
            <FileDown className="size-4" aria-hidden="true" />
            {t('Get all links (CSV)')}
          </Button>
        )}
        {left > 0 && (
          <Button tone="quiet" onClick={() => actor.send({ type: 'list.resumed' })}>
            {t('Try the other rows again')}
          </Button>
        )}
        <Button
          onClick={() => {
            actor.send({ type: 'list.closed' });
            onDone();
          }}
        >
          {t('Done')}
        </Button>
      </div>
    </>
  );
};

const Told = ({ actor, told }: { readonly actor: RowsActor; readonly told: RowOutcome }) => (
  <li
    className="flex min-w-0 flex-wrap items-center gap-3 border-t border-line pt-2"
    data-told={told.row}
    data-outcome={told.outcome}
  >
    {told.outcome === 'made' ? (
      <CircleCheck className="size-5 shrink-0 text-muted" aria-hidden="true" />
    ) : (
      <XCircle className="size-5 shrink-0 text-danger" aria-hidden="true" />
    )}
    <span className="text-sm text-muted">{t('Row {n}', { n: told.row })}</span>
    {told.outcome === 'made' ? (
      <span className="grid min-w-0 flex-1 gap-1">
        {told.request.links.map((one) => (
          <RowLink key={one.number} actor={actor} one={one} />
        ))}
      </span>
    ) : (
      <span className="min-w-0 flex-1 text-danger [overflow-wrap:anywhere]">
        {receivedRefusalIn(spokenHere(), told.refusal)}
      </span>
    )}
  </li>
);

interface RowLinkProps {
  readonly actor: RowsActor;
  readonly one: Extract<RowOutcome, { outcome: 'made' }>['request']['links'][number];
}

const RowLink = ({ actor, one: { name, link, isMailed } }: RowLinkProps) => (
  <span className="flex min-w-0 items-center gap-2">
    <span className="min-w-0 flex-1">
      <bdi className="block font-medium [overflow-wrap:anywhere]">{name}</bdi>
      {isMailed && <span className="block text-sm text-muted">{t('Gets it by mail once it is their turn')}</span>}
    </span>
    <IconButton
      label={t('Copy the link of {name}', { name })}
      onClick={() => actor.send({ type: 'copy.pressed', link })}
    >
      <Copy className="size-4" aria-hidden="true" />
    </IconButton>
  </span>
);
