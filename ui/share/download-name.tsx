import { useSelector } from '@xstate/react';
import { Pencil } from 'lucide-react';
import { IconButton } from '../parts/button.js';
import { catchFocus } from '../parts/catch-focus.js';
import { NameForm } from '../parts/name-form.js';
import { nameOf, type ShareActor } from './share.machine.js';
import { t } from '../text/t.js';

/** The name of the download, which the recipient may change. */
export const DownloadName = ({ actor }: { readonly actor: ShareActor }) => {
  const editing = useSelector(actor, (state) => state.matches({ showing: { name: 'editing' } }));
  const { draft } = useSelector(actor, ({ context }) => context);
  const name = useSelector(actor, ({ context }) => nameOf(context));
  if (!editing) {
    return (
      <div className="-my-1.5 flex items-center gap-1">
        <bdi className="min-w-0 font-medium wrap-anywhere">{name}</bdi>
        <IconButton
          ref={draft === '' ? null : catchFocus}
          label={t('Edit file name')}
          onClick={() => {
            actor.send({ type: 'name.edited' });
          }}
        >
          <Pencil className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
    );
  }
  return (
    <NameForm
      draft={draft}
      onChange={(text) => {
        actor.send({ type: 'name.changed', text });
      }}
      onSave={() => {
        actor.send({ type: 'name.saved' });
      }}
      onCancel={() => {
        actor.send({ type: 'name.cancelled' });
      }}
    />
  );
};
