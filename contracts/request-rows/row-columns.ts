import { isNamedLater } from './named-later.js';

/** Somebody whom a template names: by a role, or always the same. */
export interface RowPerson {
  readonly role: string;
  readonly name: string;
  readonly email: string;
}

/** A column of a list whose rows become signature requests. */
export type RowColumn = { readonly header: string } & (
  | {
      readonly holds: 'name' | 'email';
      /** Place in the list of people, counted from 0. */
      readonly person: number;
    }
  | { readonly holds: 'message' | 'language' }
);

const labelOf = ({ role }: RowPerson, index: number): string => (role === '' ? `Person ${index + 1}` : role);

/** Two people of the same role are told apart by their numbers. */
const labelsOf = (people: readonly RowPerson[]): readonly string[] => {
  const labels = people.map(labelOf);
  const isAlone = (label: string): boolean =>
    labels.filter((other, index) => isNamedLater(people[index] ?? noPerson) && sameHeader(other, label)).length <= 1;
  return labels.map((label, index) => (isAlone(label) ? label : `${label} ${index + 1}`));
};

const noPerson: RowPerson = { role: '', name: '-', email: '' };

/**
 * The columns that a list for a template has: a name and an address for each role, which it needs, then a message and a
 * language, which it may leave out. Empty where the template leaves nobody to name.
 */
export const columnsFor = (people: readonly RowPerson[]): readonly RowColumn[] => {
  const labels = labelsOf(people);
  const columns = people.flatMap((one, person): readonly RowColumn[] => {
    if (!isNamedLater(one)) return [];
    const label = labels[person] ?? '';
    return [
      { header: `${label} name`, holds: 'name', person },
      { header: `${label} email`, holds: 'email', person },
    ];
  });
  if (columns.length === 0) return [];
  return [...columns, { header: 'message', holds: 'message' }, { header: 'language', holds: 'language' }];
};

/** Whether a list has to have this column. */
export const isNeeded = ({ holds }: RowColumn): boolean => holds === 'name' || holds === 'email';

const plain = (header: string): string =>
  header.trim().toLowerCase().replaceAll(/\s+/g, ' ').replaceAll('e-mail', 'email');

/** Whether two headers name one column: capitals, spaces and the hyphen of ‘e-mail’ make no difference. */
export const sameHeader = (one: string, other: string): boolean => plain(one) === plain(other);
