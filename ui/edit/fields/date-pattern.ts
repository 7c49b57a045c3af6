/** Dates as forms write them, such as `dd/mm/yyyy`, and as the browser's own field has them: `2026-11-28`. */

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const YEAR_DIGITS = 4;
/** Years of two digits below this one are of this century. */
const TWO_DIGITS_TURN = 50;

const partsIn = (pattern: string): readonly string[] => pattern.match(/d{1,2}|m{1,2}|y{2,4}|[^dmy]+/g) ?? [];

const expressions: Readonly<Record<string, string>> = { d: '(?<d>\\d{1,2})', m: '(?<m>\\d{1,2})', y: '(?<y>\\d{2,4})' };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether only numbers stand in a pattern; names of months are left to the form. */
export const isNumeric = (pattern: string): boolean =>
  ['d', 'm', 'y'].every((part) => pattern.includes(part)) && !/mmm|ddd|h|s|t/i.test(pattern);

const exists = ({ year, month, day }: Parts): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** The date in a text of that pattern; null where it is none. */
export const isoDate = (text: string, pattern: string): string | null => {
  const expression = partsIn(pattern).map((part) => expressions[part[0] ?? ''] ?? escaped(part));
  const groups = new RegExp(`^\\s*${expression.join('')}\\s*$`).exec(text)?.groups;
  if (!groups) return null;
  const written = Number(groups['y']);
  const century = written < TWO_DIGITS_TURN ? 2000 : 1900;
  const year = (groups['y'] ?? '').length > 2 ? written : century + written;
  const parts = { year, month: Number(groups['m']), day: Number(groups['d']) };
  if (!exists(parts)) return null;
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${String(parts.year).padStart(YEAR_DIGITS, '0')}-${pad(parts.month)}-${pad(parts.day)}`;
};

/** A date of the browser's own field in the pattern of the form. */
export const dateText = (iso: string, pattern: string): string => {
  const [year = '', month = '', day = ''] = iso.split('-');
  const written: Readonly<Record<string, (length: number) => string>> = {
    d: (length) => (length === 1 ? String(Number(day)) : day),
    m: (length) => (length === 1 ? String(Number(month)) : month),
    y: (length) => year.slice(-length),
  };
  return partsIn(pattern)
    .map((part) => written[part[0] ?? '']?.(part.length) ?? part)
    .join('');
};
