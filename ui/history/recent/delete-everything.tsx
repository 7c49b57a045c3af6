import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { use } from 'react';
import { Button } from '../../parts/button.js';
import { Dialog, DialogActions } from '../../parts/dialog.js';
import { AppContext } from '../../session/app-actors.js';
import { useScreen } from '../../session/use-screen.js';
import { t } from '../../text/t.js';
import { deleteAllMachine, type DeleteAllActor, type ListOfRows } from './delete-all.machine.js';

interface DeleteEverythingProps {
  readonly list: ListOfRows;
}

/** Deletes all conversions of the visitor at once, after one question; nothing outside of the app, which tells what came of it. */
export const DeleteEverything = ({ list }: DeleteEverythingProps) => use(AppContext) && <Offer list={list} />;

const Offer = ({ list }: DeleteEverythingProps) => {
  const actor = useScreen(deleteAllMachine, { list });
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        aria-busy={state.hasTag('busy')}
        onClick={() => {
          actor.send({ type: 'delete.pressed' });
        }}
      >
        <Trash2 className="size-4" aria-hidden="true" />
        {t('Delete all')}
      </Button>
      {(state.matches('asking') || state.matches('deleting')) && <Question actor={actor} />}
    </>
  );
};

const Question = ({ actor }: { readonly actor: DeleteAllActor }) => {
  const isDeleting = useSelector(actor, (state) => state.matches('deleting'));
  const { ids, running } = useSelector(actor, ({ context }) => context);
  const cancel = () => {
    actor.send({ type: 'delete.cancelled' });
  };
  return (
    <Dialog title={t('Delete {n} conversions', { n: ids.length })} onClose={cancel}>
      <div className="mb-6 grid gap-2">
        <p>
          {t(
            'Everything you made here will be deleted from this server, including files and share links. Links you have shared will stop working.',
          )}
        </p>
        {running.length > 0 && <p>{t('{n} still running and kept; cancel them first.', { n: running.length })}</p>}
        <p className="font-medium">{t('This action cannot be undone.')}</p>
      </div>
      <DialogActions>
        <Button tone="quiet" aria-disabled={isDeleting} onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button
          tone="danger"
          aria-disabled={isDeleting}
          onClick={() => {
            actor.send({ type: 'delete.confirmed' });
          }}
        >
          {t(isDeleting ? 'Deleting' : 'Delete all')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
