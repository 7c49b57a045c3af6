import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { Button } from '../../../parts/button.js';
import { Card, Nothing } from '../../../parts/dashboard/card.js';
import { DeleteKey, KeyRows } from '../../../parts/key-rows.js';
import { ListFailed, ListLoading } from '../../../parts/list-states.js';
import { SecretOnce } from '../../../parts/secret-once.js';
import { stateWords } from '../../../parts/state-words.js';
import { useScreen } from '../../../session/use-screen.js';
import { t } from '../../../text/t.js';
import { apiKeysMachine, type ApiKeysActor } from './api-keys.machine.js';
import { NewKeyDialog } from './new-key-dialog.js';

interface ActorProps {
  readonly actor: ApiKeysActor;
}

/** The keys with which programs call in the member's name. */
export const ApiKeysCard = () => {
  const actor = useScreen(apiKeysMachine);
  const state = useSelector(actor, (snapshot) => snapshot);
  const isChoosing = state.matches({ listed: 'choosing' }) || state.matches({ listed: 'making' });
  const isAsking = state.matches({ listed: 'asking' }) || state.matches({ listed: 'deleting' });
  return (
    <Card title={t('API keys')}>
      <div data-api-keys={stateWords(state.value)} className="mt-1 grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">{t('For programs that use this site in your name.')}</p>
          <NewKeyButton actor={actor} />
        </div>
        {state.matches('loading') && <ListLoading text={t('Loading your keys')} />}
        {state.matches('failed') && (
          <ListFailed
            text={t('Your keys could not be loaded.')}
            retryLabel={t('Load the keys again')}
            onRetry={() => actor.send({ type: 'retry.pressed' })}
          />
        )}
        {state.matches('listed') && <Listed actor={actor} />}
      </div>
      {isChoosing && <NewKeyDialog actor={actor} />}
      {isAsking && <DeleteQuestion actor={actor} />}
    </Card>
  );
};

const NewKeyButton = ({ actor }: ActorProps) => {
  const isListed = useSelector(actor, (state) => state.matches('listed'));
  return (
    <Button tone="quiet" size="small" disabled={!isListed} onClick={() => actor.send({ type: 'new.pressed' })}>
      <Plus className="size-4" aria-hidden="true" />
      {t('New key')}
    </Button>
  );
};

const Listed = ({ actor }: ActorProps) => {
  const keys = useSelector(actor, ({ context }) => context.keys);
  const isFree = useSelector(actor, (state) => state.matches({ listed: 'resting' }));
  return (
    <>
      <NewSecret actor={actor} />
      {keys.length === 0 && (
        <Nothing text={t('No keys')} hint={t('With a key, a script or another program can use every tool here.')} />
      )}
      <KeyRows keys={keys} isFree={isFree} onDelete={(id) => actor.send({ type: 'delete.pressed', id })} />
    </>
  );
};

const NewSecret = ({ actor }: ActorProps) => {
  const newKey = useSelector(actor, ({ context }) => context.made);
  if (!newKey) return null;
  return (
    <SecretOnce
      kind="key"
      secret={newKey.secret}
      text={t('“{name}” is ready. Copy it now: it is shown only this once.', { name: newKey.name })}
      hideLabel={t('Hide the key')}
      copyLabel={t('Copy key')}
      onHide={() => actor.send({ type: 'made.closed' })}
      onCopy={() => actor.send({ type: 'key.copied' })}
    />
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
