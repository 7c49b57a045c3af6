import { Search } from 'lucide-react';
import type { ChangeEvent, SubmitEvent } from 'react';
import { catalogue } from '../../../contracts/tools/catalogue.js';
import { conversionStatus } from '../../../contracts/lifecycles/conversion-status.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import type { ListFilter } from '../../calls/conversion-list.calls.js';
import { Button } from '../../parts/button.js';
import { Field, SelectField } from '../../parts/field.js';
import { t, translated } from '../../text/t.js';

const all: readonly Tool[] = catalogue;
type Choice = readonly [value: string, text: string];

const offered = all.filter(({ sentAs, isQuestion }) => sentAs === undefined && isQuestion === undefined);

/** One for each name: the server lists what tools of the same name have made together. */
const named = new Map(offered.toReversed().map(({ id, title }) => [title, id]));

const tools: readonly Choice[] = [
  ['', 'Any tool'],
  ...offered.flatMap(({ id, title }): readonly Choice[] => (named.get(title) === id ? [[id, title]] : [])),
];

const stateTexts = { processing: 'Running', completed: 'Finished', failed: 'Failed', cancelled: 'Cancelled' } as const;
const states: readonly Choice[] = [
  ['', 'Any state'],
  ...conversionStatus.options.map((state) => [state, stateTexts[state]] as const),
];

const said = (choices: readonly Choice[]): readonly Choice[] =>
  choices.map(([value, text]) => [value, translated(text)]);

const filterOf = (form: HTMLFormElement): ListFilter => {
  const fields = new FormData(form);
  const text = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { search: text('search'), tool: text('tool'), state: text('state') };
};

/** The fields of the filter; a select is obeyed at once, a name when it is sent. */
export const ListFilters = ({ onChange }: { readonly onChange: (filter: ListFilter) => void }) => {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onChange(filterOf(event.currentTarget));
  };
  const choose = (event: ChangeEvent<HTMLSelectElement>): void => {
    const { form } = event.currentTarget;
    if (form) onChange(filterOf(form));
  };
  return (
    <form
      role="search"
      onSubmit={submit}
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.2fr)_minmax(0,1fr)_auto]"
    >
      <Field id="list-search" name="search" label={t('Name')} type="search" autoComplete="off" maxLength={200} />
      <SelectField id="list-tool" name="tool" label={t('Tool')} choices={said(tools)} onChange={choose} />
      <SelectField id="list-state" name="state" label={t('State')} choices={said(states)} onChange={choose} />
      <Button type="submit" tone="quiet">
        <Search className="size-4" aria-hidden="true" />
        {t('Search')}
      </Button>
    </form>
  );
};
