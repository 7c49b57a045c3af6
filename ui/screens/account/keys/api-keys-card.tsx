import { useSelector } from '@xstate/react';
import { CircleCheck, Copy, LoaderCircle, Plus, Trash2, X } from 'lucide-react';
import { Button, IconButton } from '../../../parts/button.js';
import { catchFocus } from '../../../parts/catch-focus.js';
import { Card, Nothing } from '../../../parts/dashboard/card.js';
import { Dialog, DialogActions } from '../../../parts/dialog.js';
import { DeleteQuestion, KeyFacts } from '../../../parts/key-facts.js';
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
        {state.matches('loading') && <Loading />}
        {state.matches('failed') && <Failed actor={actor} />}
        {state.matches('listed') && <Listed actor={actor} />}
      </div>
      {isChoosing && <NewKeyDialog actor={actor} />}
      {isAsking && <DeleteKey actor={actor} />}
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

const Loading = () => (
  <p role="status" className="flex items-center gap-3 py-4 text-muted">
    <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
    {t('Loading your keys')}
  </p>
);

const Failed = ({ actor }: ActorProps) => (
  <div className="grid justify-items-start gap-3">
    <p role="alert">{t('Your keys could not be loaded.')}</p>
    <Button tone="quiet" size="small" onClick={() => actor.send({ type: 'retry.pressed' })}>
      {t('Load the keys again')}
    </Button>
  </div>
);

const Listed = ({ actor }: ActorProps) => {
  const keys = useSelector(actor, ({ context }) => context.keys);
  const isFree = useSelector(actor, (state) => state.matches({ listed: 'resting' }));
  return (
    <>
      <Made actor={actor} />
      {keys.length === 0 && (
        <Nothing text={t('No keys')} hint={t('With a key, a script or another program can use every tool here.')} />
      )}
      <ul data-keys={keys.length} className="divide-y divide-line">
        {keys.map((apiKey) => (
          <li key={apiKey.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <KeyFacts apiKey={apiKey} />
            <IconButton
              label={t('Delete the key {name}', { name: apiKey.name })}
              className="size-11"
              disabled={!isFree}
              onClick={() => actor.send({ type: 'delete.pressed', id: apiKey.id })}
            >
              <Trash2 className="size-4" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The key itself, until it is closed. */
const Made = ({ actor }: ActorProps) => {
  const made = useSelector(actor, ({ context }) => context.made);
  if (!made) return null;
  return (
    <div className="rounded-2xl border border-brand/40 bg-brand-soft p-4">
      <div className="flex items-start gap-3">
        <CircleCheck className="mt-0.5 size-5 shrink-0 text-brand-text" aria-hidden="true" />
        <p role="status" className="flex-1 font-medium wrap-anywhere">
          {t('“{name}” is ready. Copy it now: it is shown only this once.', { name: made.name })}
        </p>
        <IconButton label={t('Hide the key')} className="size-9" onClick={() => actor.send({ type: 'made.closed' })}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="mt-3 flex flex-wrap items-start gap-2">
        <code
          dir="ltr"
          data-secret
          className="min-w-0 flex-1 basis-64 rounded-xl border border-line bg-card px-3.5 py-2.5 text-sm break-all"
        >
          {made.secret}
        </code>
        <Button ref={catchFocus} onClick={() => actor.send({ type: 'key.copied' })}>
          <Copy className="size-4" aria-hidden="true" />
          {t('Copy key')}
        </Button>
      </div>
    </div>
  );
};

const DeleteKey = ({ actor }: ActorProps) => {
  const isDeleting = useSelector(actor, (state) => state.matches({ listed: 'deleting' }));
  const name = useSelector(actor, ({ context }) => context.keys.find(({ id }) => id === context.id)?.name ?? '');
  const cancel = (): void => actor.send({ type: 'delete.cancelled' });
  return (
    <Dialog title={t('Delete the key')} onClose={cancel}>
      <DeleteQuestion name={name} />
      <DialogActions>
        <Button tone="quiet" aria-disabled={isDeleting} onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button tone="danger" aria-disabled={isDeleting} onClick={() => actor.send({ type: 'delete.confirmed' })}>
          {t(isDeleting ? 'Deleting' : 'Delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
