import { t } from '../../../text/t.js';

/** The name of a person, also before they have one. @param recipient counted from 1. */
export const nameOf = (people: readonly { readonly name: string }[], recipient: number): string => {
  const name = people[recipient - 1]?.name ?? '';
  return name === '' ? t('Person {n}', { n: recipient }) : name;
};
