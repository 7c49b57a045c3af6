import { t } from '../../../text/t.js';
import type { AskedPerson } from './ask.context.js';

/** What a person is called, also before they have a name. @param recipient counted from 1. */
export const nameOf = (people: readonly AskedPerson[], recipient: number): string => {
  const name = people[recipient - 1]?.name ?? '';
  return name === '' ? t('Person {n}', { n: recipient }) : name;
};
