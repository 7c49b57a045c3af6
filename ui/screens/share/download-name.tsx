import { useSelector } from '@xstate/react';
import { Pencil } from 'lucide-react';
import { Button, IconButton } from '../../parts/button.js';
import { catchFocus } from '../../parts/catch-focus.js';
import { nameOf, type ShareActor } from './share.machine.js';

/** The name of the download, which the recipient may change. */
export const DownloadName = ({ actor }: { readonly actor: ShareActor }) => {
  const editing = useSelector(actor, (state) => state.matches({ showing: { name: 'editing' } }));
  const { draft } = useSelector(actor, ({ context }) => context);
  const name = useSelector(actor, ({ context }) => nameOf(context));
  if (!editing) {
    return (
      <div className="-my-1.5 flex items-center gap-1">
        <span className="min-w-0 font-medium">{name}</span>
        <IconButton
          ref={draft === '' ? null : catchFocus}
          label="Edit file name"
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
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'name.saved' });
      }}
    >
      <input
        ref={select}
        aria-label="File name"
        value={draft}
        onChange={({ target }) => {
          actor.send({ type: 'name.changed', text: target.value });
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') actor.send({ type: 'name.cancelled' });
        }}
        className="min-h-11 w-full rounded-xl border border-edge bg-card px-3.5"
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" disabled={draft.trim() === ''}>
          Save
        </Button>
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            actor.send({ type: 'name.cancelled' });
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
};

const select = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.setSelectionRange(0, Math.max(0, input.value.lastIndexOf('.')) || input.value.length);
};
