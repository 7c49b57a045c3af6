import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { Button } from '../../parts/button.js';
import { Dialog, DialogActions } from '../../parts/dialog.js';
import { Field, SelectField } from '../../parts/field.js';
import { ItemChips } from '../redaction/item-chips.js';
import { LookFields } from '../redaction/redaction-style-fields.js';
import { itemTypes, type Draft, type ItemType, type RedactDialogActor } from './redact-dialog.machine.js';
import { t, translated } from '../../text/t.js';
import type { Text } from '../../../contracts/texts/text-catalogue.js';

/** Asks what to redact. */
export const RedactDialog = ({ actor }: { readonly actor: RedactDialogActor }) => {
  const { items, look, draft } = useSelector(actor, ({ context }) => context);
  const cancel = () => {
    actor.send({ type: 'cancel.pressed' });
  };
  return (
    <Dialog title={t('Redact Sensitive Information')} onClose={cancel}>
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
            {t('Cancel')}
          </Button>
          <Button
            disabled={items.length === 0}
            onClick={() => {
              actor.send({ type: 'confirm.pressed' });
            }}
          >
            {t('Redact & Save')}
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
        {t('Items ({n})', { n: items.length })}
      </h3>
      {items.length === 0 && <p className="text-[0.8125rem] text-muted">{t('Nothing yet. Add at least one item.')}</p>}
      <ItemChips
        items={items}
        onRemove={(id) => {
          actor.send({ type: 'item.removed', id });
        }}
      />
    </section>
  );
};

const typeNames: Readonly<Record<ItemType, Text>> = { text: 'Text', pattern: 'Pattern', area: 'Area' };
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
      <Field label={t('Text')} className="col-span-2" {...bind('text')} />
      <SelectField
        label={t('Kind')}
        choices={itemTypes.map((type) => [type, translated(typeNames[type])] as const)}
        {...bind('type')}
      />
      <Field label={t('Page')} inputMode="numeric" onBlur={() => actor.send({ type: 'page.left' })} {...bind('page')} />
      {draft.type === 'area' && (
        <div className="col-span-2 grid grid-cols-4 gap-2">
          {sides.map(([side, label]) => (
            <Field key={side} label={t(label)} size="small" inputMode="decimal" {...bind(side)} />
          ))}
        </div>
      )}
      <Field label={t('Replacement')} className="col-span-2" {...bind('replacement')} />
      <Button type="submit" tone="quiet" disabled={draft.text.trim() === ''} className="col-span-2">
        <Plus className="size-4" aria-hidden="true" />
        {t('Add item')}
      </Button>
    </form>
  );
};
