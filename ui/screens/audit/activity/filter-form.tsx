import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { eventTypes } from '../../../../contracts/events/event-types.js';
import type { ActivityFilters } from '../../../calls/audit.calls.js';
import { Button } from '../../../parts/button.js';
import { Field, SelectField } from '../../../parts/field.js';
import { eventText } from '../entries/event-texts.js';
import type { ActivityActor } from './activity.machine.js';
import { t } from '../../../text/t.js';

/** Who, what, to which document, and when; an empty field matches everything. */
export const FilterForm = ({ actor }: { readonly actor: ActivityActor }) => {
  const { filters } = useSelector(actor, ({ context }) => context);
  const line = (field: keyof ActivityFilters) => ({
    id: `filter-${field}`,
    value: filters[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      actor.send({ type: 'filter.changed', field, text: target.value }),
  });
  return (
    <form
      aria-label={t('Search the log')}
      className="mt-4 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'search.pressed' });
      }}
    >
      <Field label={t('Who')} placeholder={t('Name, e-mail or id')} {...line('actor')} />
      <SelectField
        label={t('Action')}
        choices={[['', t('Any')], ...eventTypes.map((type) => [type, eventText(type)] as const)]}
        {...line('action')}
      />
      <Field label={t('Document')} placeholder={t('File name, id or link')} {...line('document')} />
      <Field label={t('From')} type="datetime-local" {...line('from')} />
      <Field label={t('Until')} type="datetime-local" {...line('until')} />
      <Button type="submit">
        <Search className="size-4" aria-hidden="true" />
        {t('Search')}
      </Button>
    </form>
  );
};
