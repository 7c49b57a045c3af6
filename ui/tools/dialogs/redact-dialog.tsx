import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { Button } from '../../parts/button.js';
import { Dialog, DialogActions } from '../../parts/dialog.js';
import { Field, SelectField } from '../../parts/field.js';
import { sentence } from '../../text/phrases.js';
import { ItemChips } from '../redaction/item-chips.js';
import { LookFields } from '../redaction/redaction-style-fields.js';
import { itemTypes, type Draft, type RedactDialogActor } from './redact-dialog.machine.js';

/** Asks what to redact. */
export const RedactDialog = ({ actor }: { readonly actor: RedactDialogActor }) => {
  const { items, look, draft } = useSelector(actor, ({ context }) => context);
  const cancel = () => {
    actor.send({ type: 'cancel.pressed' });
  };
  return (
    <Dialog title="Redact Sensitive Information" onClose={cancel}>
      <div className="grid gap-5">
        <ItemForm actor={actor} />
        <Items actor={actor} />
        <LookFields
          look={look}
          hasPatterns={[draft, ...items].some(({ type }) => type === 'pattern')}
          onChange={(changed) => {
            actor.send({ type: 'look.changed', look: changed });
          }}
        />
        <DialogActions>
          <Button tone="quiet" onClick={cancel}>
            Cancel
          </Button>
          <Button
            disabled={items.length === 0}
            onClick={() => {
              actor.send({ type: 'confirm.pressed' });
            }}
          >
            Redact &amp; Save
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
};

const Items = ({ actor }: { readonly actor: RedactDialogActor }) => {
  const items = useSelector(actor, ({ context }) => context.items);
  return (
    <section aria-labelledby="items">
      <h3 id="items" className="mb-2 font-semibold">
        Items ({items.length})
      </h3>
      {items.length === 0 && <p className="text-[0.8125rem] text-muted">Nothing yet. Add at least one item.</p>}
      <ItemChips
        items={items}
        onRemove={(id) => {
          actor.send({ type: 'item.removed', id });
        }}
      />
    </section>
  );
};

const typeChoices = itemTypes.map((type) => [type, sentence(type)] as const);
const sides = [
  ['x', 'X %'],
  ['y', 'Y %'],
  ['width', 'Width %'],
  ['height', 'Height %'],
] as const;

const ItemForm = ({ actor }: { readonly actor: RedactDialogActor }) => {
  const { draft } = useSelector(actor, ({ context }) => context);
  const bind = (field: keyof Draft) => ({
    id: `item-${field}`,
    value: draft[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      actor.send({ type: 'draft.changed', field, text: target.value });
    },
  });
  return (
    <form
      className="grid grid-cols-2 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'item.added' });
      }}
    >
      <Field label="Text" className="col-span-2" {...bind('text')} />
      <SelectField label="Type" choices={typeChoices} {...bind('type')} />
      <Field label="Page" inputMode="numeric" onBlur={() => actor.send({ type: 'page.left' })} {...bind('page')} />
      {draft.type === 'area' && (
        <div className="col-span-2 grid grid-cols-4 gap-2">
          {sides.map(([side, label]) => (
            <Field key={side} label={label} size="small" inputMode="decimal" {...bind(side)} />
          ))}
        </div>
      )}
      <Field label="Replacement" className="col-span-2" {...bind('replacement')} />
      <Button type="submit" tone="quiet" disabled={draft.text.trim() === ''} className="col-span-2">
        <Plus className="size-4" aria-hidden="true" />
        Add item
      </Button>
    </form>
  );
};
