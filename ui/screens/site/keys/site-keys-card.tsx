import { useSelector } from '@xstate/react';
import { Button } from '../../../parts/button.js';
import { Card, Nothing } from '../../../parts/dashboard/card.js';
import { DeleteKey, KeyRows } from '../../../parts/key-rows.js';
import { ListFailed, ListLoading } from '../../../parts/list-states.js';
import { stateWords } from '../../../parts/state-words.js';
import { useScreen } from '../../../session/use-screen.js';
import { t } from '../../../text/t.js';
import { siteKeysMachine, type SiteKeysActor } from './site-keys.machine.js';

interface ActorProps {
  readonly actor: SiteKeysActor;
}

/** The API keys of all members, for administrators. */
export const SiteKeysCard = () => {
  const actor = useScreen(siteKeysMachine);
  const state = useSelector(actor, (snapshot) => snapshot);
  const isAsking = state.matches({ listed: 'asking' }) || state.matches({ listed: 'deleting' });
  return (
    <div className="lg:col-span-2">
      <Card title={t('API keys')}>
        <div data-site-keys={stateWords(state.value)} className="mt-1 grid gap-3">
          <p className="text-sm text-muted">
            {t('The keys with which programs use this site in the name of members.')}
          </p>
          {state.matches('loading') && <ListLoading text={t('Loading the keys')} />}
          {state.matches('failed') && (
            <ListFailed
              text={t('The keys could not be loaded.')}
              retryLabel={t('Load the keys again')}
              onRetry={() => actor.send({ type: 'retry.pressed' })}
            />
          )}
          {state.matches('listed') && <Listed actor={actor} />}
        </div>
        {isAsking && <DeleteQuestion actor={actor} />}
      </Card>
    </div>
  );
};

const Listed = ({ actor }: ActorProps) => {
  const { keys, next } = useSelector(actor, ({ context }) => context);
  const isFree = useSelector(actor, (state) => state.matches({ listed: 'resting' }));
  return (
    <>
      {keys.length === 0 && <Nothing text={t('No keys')} hint={t('Members make keys on their account page.')} />}
      <KeyRows keys={keys} isFree={isFree} onDelete={(id) => actor.send({ type: 'delete.pressed', id })} />
      {next !== null && (
        <Button
          tone="quiet"
          size="small"
          className="justify-self-start"
          disabled={!isFree}
          onClick={() => actor.send({ type: 'more.pressed' })}
        >
          {t('Show more keys')}
        </Button>
      )}
    </>
  );
};

const DeleteQuestion = ({ actor }: ActorProps) => {
  const isDeleting = useSelector(actor, (state) => state.matches({ listed: 'deleting' }));
  const name = useSelector(actor, ({ context }) => context.keys.find(({ id }) => id === context.id)?.name ?? '');
  return (
    <DeleteKey
      name={name}
      isDeleting={isDeleting}
      onCancel={() => actor.send({ type: 'delete.cancelled' })}
      onConfirm={() => actor.send({ type: 'delete.confirmed' })}
    />
  );
};
