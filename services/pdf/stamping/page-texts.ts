import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { oneLine } from '../text/one-line.js';

type Options = OptionsOf<'pdf-header-footer'>;

/** Where on a page a text stands, as displayed. */
export type Place = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`;

/** The values of placeholders on one page. */
export interface PageValues {
  readonly n: number;
  /** The last number given in the file. */
  readonly total: number;
  readonly date: Date;
  /** Without its ending. */
  readonly file: string;
  /** The number of pages of all files so far, from 0. */
  readonly stamped: number;
}

const fields = [
  ['top-left', 'headerLeft'],
  ['top-center', 'headerCenter'],
  ['top-right', 'headerRight'],
  ['bottom-left', 'footerLeft'],
  ['bottom-center', 'footerCenter'],
  ['bottom-right', 'footerRight'],
] as const satisfies readonly (readonly [Place, keyof Options])[];

/** Whether there is anything to see of a text. */
export const hasLook = (text: string): boolean => /[^\s\p{C}]/u.test(text);

/** The texts of a page that say something, with their values filled in. */
export const textsOfPage = (options: Options, values: PageValues): readonly (readonly [Place, string])[] =>
  fields.flatMap(([place, field]) => {
    const text = oneLine(filledIn(options[field], options, values));
    return !hasLook(text) ? [] : [[place, text] as const];
  });

const filledIn = (text: string, options: Options, values: PageValues): string => {
  const { n, total, date, file, stamped } = values;
  const { batesPrefix, batesDigits, batesFirst } = options;
  const known: Readonly<Record<string, string>> = {
    n: String(n),
    total: String(total),
    date: dateIn(options.dateFormat, date),
    file,
    bates: `${batesPrefix}${String(batesFirst + stamped).padStart(batesDigits, '0')}`,
  };
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => known[name] ?? placeholder);
};

/** The day in UTC. */
const dateIn = (format: Options['dateFormat'], date: Date): string => {
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
  switch (format) {
    case 'year-first':
      return `${year}-${month}-${day}`;
    case 'dots':
      return `${day}.${month}.${year}`;
    case 'day-first':
      return `${day}/${month}/${year}`;
    case 'month-first':
      return `${month}/${day}/${year}`;
  }
};

/** The share of the room between the margins, so that texts of one line do not meet. */
export const shareOf = (place: Place, places: readonly Place[]): number => {
  const [edge] = place.split('-');
  const beside = places.filter((other) => other !== place && other.startsWith(`${edge}-`));
  if (beside.length === 0) return 1;
  const hasCentre = [place, ...beside].some((one) => one.endsWith('center'));
  return (hasCentre ? 1 / 3 : 1 / 2) - GAP_SHARE;
};

const GAP_SHARE = 0.01;
