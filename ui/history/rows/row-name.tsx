import { useSelector } from '@xstate/react';
import { Pencil } from 'lucide-react';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import { IconButton } from '../../parts/button.js';
import { catchFocus } from '../../parts/catch-focus.js';
import { FileName } from '../../parts/file-name.js';
import { NameForm } from '../../parts/name-form.js';
import type { HistoryRowProps } from './history-row-props.js';
import { displayName } from './history-row.machine.js';
import { t } from '../../text/t.js';

/** The name of the file, which opens the preview; the owner can change it in place. */
export const RowName = ({ actor, list }: Omit<HistoryRowProps, 'recent'>) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { entry, draft } = state.context;
  if (!state.matches({ name: 'viewing' })) return <EditedName actor={actor} />;
  const name = <FileName name={displayName(entry)} length={NAME_SHOWN.dialog} />;
  return (
    <div className="flex items-center gap-1 text-[0.9375rem] font-medium">
      {entry.shareLink === null || entry.status === 'failed' || entry.status === 'cancelled' ? (
        name
      ) : (
        <button
          type="button"
          className="inline-flex min-h-6 min-w-0 items-center rounded text-start underline-offset-4 hover:underline"
          onClick={() => {
            list.send({ type: 'dialog.opened', dialog: 'preview', id: entry.id });
          }}
        >
          {name}
        </button>
      )}
      {state.can({ type: 'name.edited' }) && (
        <IconButton
          ref={draft === '' ? null : catchFocus}
          label={t('Rename {name}', { name: displayName(entry) })}
          className="size-8"
          onClick={() => {
            actor.send({ type: 'name.edited' });
          }}
        >
          <Pencil className="size-4" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
};

const EditedName = ({ actor }: Pick<HistoryRowProps, 'actor'>) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <NameForm
      draft={state.context.draft}
      busy={state.matches({ name: 'saving' })}
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
