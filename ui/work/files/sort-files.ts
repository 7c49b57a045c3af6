import { locale } from '../../text/language.js';
import type { SelectedFile } from './selection.js';
import { takenAt } from './taken-at.js';

export const fileOrders = ['name', 'name-back', 'taken', 'taken-back', 'date', 'date-back'] as const;
export type FileOrder = (typeof fileOrders)[number];

interface Dated {
  readonly id: number;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

const timeOf = async (file: File, order: FileOrder): Promise<number> =>
  (order.startsWith('taken') ? await takenAt(file) : undefined) ?? file.lastModified;

/**
 * The ids of files in another order: names as people count (`page 2` before `page 10`); pictures by when they were
 * taken, where the camera has noted that, and otherwise by the date of the file. What is equal stays as it is.
 */
export const orderedIds = async (files: readonly SelectedFile[], order: FileOrder): Promise<readonly number[]> => {
  const { compare } = new Intl.Collator(locale(), { numeric: true });
  const dated = await Promise.all(
    files.map(async ({ id, file }): Promise<Dated> => ({ id, name: file.name, time: await timeOf(file, order) })),
  );
  const upwards = order.startsWith('name')
    ? (one: Dated, other: Dated) => compare(one.name, other.name)
    : (one: Dated, other: Dated) => one.time - other.time;
  const sorted = dated.sort(order.endsWith('-back') ? (one, other) => upwards(other, one) : upwards);
  return sorted.map(({ id }) => id);
};
