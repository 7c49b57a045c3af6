import type { Upload } from '../../../calls/post-conversion.js';
import type { EditOrder } from '../../../edit/machine/edit-order.js';
import type { Converted } from '../../../live/run-conversion.machine.js';

/** A version that is being made: the orders that are left, and the file that the first of them takes. */
export interface Saving {
  readonly file: File;
  readonly orders: readonly [EditOrder, ...EditOrder[]];
  /** The file that the first order has made, until it is fetched. */
  readonly made: Converted | null;
}

interface HasSaving {
  readonly saving: Saving | null;
}

const savingOf = ({ saving }: HasSaving): Saving => {
  if (saving === null) throw new Error('No version is being made');
  return saving;
};

/** The request for the first of the orders. @param nameOf  the version that a file is, which is named instead of sent. */
export const ordering = (context: HasSaving, nameOf: (file: File) => Pick<Upload, 'from'>): Upload => {
  const {
    file,
    orders: [{ tool, options, pictures = [] }],
  } = savingOf(context);
  return { files: [file, ...pictures], ...nameOf(file), operation: tool, options };
};

/** The file that the first of the orders has made. */
export const collecting = (context: HasSaving) => {
  const {
    file,
    orders: [{ tool }],
    made,
  } = savingOf(context);
  if (made === null) throw new Error('No version has been made');
  return { source: file, tool, ...made };
};

/** The rest once the first order is done, which takes the file made; null where nothing is left. */
export const afterFirst = ({ saving }: HasSaving, file: File): Saving | null => {
  const [next, ...others] = saving?.orders.slice(1) ?? [];
  return next ? { file, orders: [next, ...others], made: null } : null;
};
