import { locale } from '../../text/language.js';
import type { SelectedFile } from './selection.js';
import { takenAt } from './taken-at.js';

export const fileOrders = ['name', 'name-back', 'taken', 'taken-back', 'date', 'date-back'] as const;
export type FileOrder = (typeof fileOrders)[number];

interface Dated {
  readonly id: number;
  readonly name: string;
  /** Milliseconds since 1970; undefined for a picture of which nobody has noted when it was taken. */
  readonly time: number | undefined;
}

/** Files in another order. */
export interface Ordered {
  readonly ids: readonly number[];
  /** So many stand last because it is not known when they were taken. */
  readonly undated: number;
}

const timeOf = async (file: File, order: FileOrder): Promise<number | undefined> =>
  order.startsWith('taken') ? takenAt(file) : file.lastModified;

/**
 * The ids of files in another order: names as people count (`page 2` before `page 10`); pictures by when they were
 * taken, as the camera has noted it, and those without that last in either direction. What is equal stays as it is.
 */
export const orderedIds = async (files: readonly SelectedFile[], order: FileOrder): Promise<Ordered> => {
  const { compare } = new Intl.Collator(locale(), { numeric: true });
  const all = await Promise.all(
    files.map(async ({ id, file }): Promise<Dated> => ({ id, name: file.name, time: await timeOf(file, order) })),
  );
  const undated = all.filter(({ time }) => time === undefined);
  const upwards = order.startsWith('name')
    ? (one: Dated, other: Dated) => compare(one.name, other.name)
    : (one: Dated, other: Dated) => (one.time ?? 0) - (other.time ?? 0);
  const sorted = all
    .filter(({ time }) => time !== undefined)
    .sort(order.endsWith('-back') ? (one, other) => upwards(other, one) : upwards);
  return { ids: [...sorted, ...undated].map(({ id }) => id), undated: undated.length };
};
