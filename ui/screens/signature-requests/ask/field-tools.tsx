import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { requestFieldKinds } from '../../../../contracts/api/signature-requests.js';
import { SIGNATURE_TEXT_MAX } from '../../../../contracts/limits.js';
import { Button, IconButton } from '../../../parts/button.js';
import { Field } from '../../../parts/field.js';
import { t, translated } from '../../../text/t.js';
import { fieldWords } from '../request-words.js';
import type { FieldBox, PlacedField } from './placed-field.js';
import { nameOf } from './person-name.js';
import type { AskActor } from './ask.machine.js';
import { lookOf } from './recipient-look.js';

/** Fields for the chosen person, and all that are placed as a list with their numbers, for those who do not drag. */
export const FieldTools = ({ actor }: { readonly actor: AskActor }) => {
  const { fields, people, recipient, chosen } = useSelector(actor, ({ context }) => context);
  const name = nameOf(people, recipient);
  const { line } = lookOf(recipient);
  return (
    <section aria-labelledby="fields" className="grid gap-3">
      <h2 id="fields" className="text-lg font-semibold">
        {t('Fields for {name}', { name })}
      </h2>
      <p className="text-sm text-muted">
        {t('A field lands in the middle of the page. Drag it, or move it by the arrow keys.')}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {requestFieldKinds.map((kind) => (
          <Button key={kind} tone="quiet" size="small" onClick={() => actor.send({ type: 'field.added', kind })}>
            <span aria-hidden="true" className="size-3 rounded-sm" style={{ background: line }} />
            {translated(fieldWords[kind])}
          </Button>
        ))}
      </div>
      {fields.length > 0 && (
        <ul aria-label={t('Fields')} className="grid gap-1">
          {fields.map((field) => (
            <PlacedRow
              key={field.id}
              actor={actor}
              field={field}
              name={nameOf(people, field.recipient)}
              isChosen={chosen === field.id}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

interface RowProps {
  readonly actor: AskActor;
  readonly field: PlacedField;
  readonly name: string;
  readonly isChosen: boolean;
}

const PlacedRow = ({ actor, field, name, isChosen }: RowProps) => {
  const { id, kind, page } = field;
  const words = translated(fieldWords[kind]);
  const isHere = useSelector(actor, ({ context }) => context.page === page);
  const show = (): void => {
    if (!isHere) actor.send({ type: 'page.chosen', page });
    actor.send({ type: 'field.chosen', id });
  };
  return (
    <li className="rounded-xl border border-line bg-card" data-placed={id}>
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={isChosen}
          onClick={show}
          className="min-h-11 min-w-0 flex-1 truncate px-3 text-start text-sm"
        >
          {t('{kind}, {name}, page {page}', { kind: words, name, page: page + 1 })}
        </button>
        <IconButton
          label={t('Remove {kind} of {name}', { kind: words, name })}
          className="size-11"
          onClick={() => actor.send({ type: 'field.removed', id })}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      {isChosen && isHere && <PlaceFields actor={actor} field={field} />}
    </li>
  );
};

const PlaceFields = ({ actor, field: { id, box, kind, label } }: Pick<RowProps, 'actor' | 'field'>) => {
  const numbers: readonly (readonly [keyof FieldBox, string])[] = [
    ['x', t('From the left')],
    ['y', t('From the top')],
    ['width', t('Width')],
    ['height', t('Height')],
  ];
  return (
    <div className="grid grid-cols-2 gap-2 px-3 pb-3">
      {(kind === 'text' || kind === 'check') && (
        <Field
          id={`label-${id}`}
          size="small"
          className="col-span-2"
          label={t('What it is about')}
          value={label}
          maxLength={SIGNATURE_TEXT_MAX}
          onChange={({ target }) => actor.send({ type: 'field.labelled', id, label: target.value })}
        />
      )}
      {numbers.map(([key, text]) => (
        <Field
          key={key}
          id={`${key}-${id}`}
          size="small"
          type="number"
          min={0}
          label={text}
          value={box[key]}
          onChange={({ target: { valueAsNumber: value } }) => {
            if (Number.isFinite(value)) actor.send({ type: 'field.placed', id, box: { [key]: value } });
          }}
        />
      ))}
    </div>
  );
};
