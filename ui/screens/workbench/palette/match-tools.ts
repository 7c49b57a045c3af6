import type { NamedRow } from './palette-rows.js';
import { t } from '../../../text/t.js';
import { comparable, rateOf, startsWord } from '../../../tools/search/rate-text.js';

/** A tool, and the other word by which it was found; null if it was found by its own. */
export interface ToolMatch {
  readonly row: NamedRow;
  readonly name: string | null;
}

interface Rated extends ToolMatch {
  readonly rate: number;
}

const best = (names: readonly string[], query: string): { readonly name: string; readonly rate: number } =>
  names
    .map((name) => ({ name, rate: rateOf(comparable(name), query) }))
    .reduce((one, other) => (other.rate > one.rate ? other : one), { name: '', rate: 0 });

/** Whether each word of the query begins a word of the tool. */
const hasAllWords = ({ title, tagline, names }: NamedRow, query: string): boolean => {
  const text = comparable([title, tagline, ...names].join(' '));
  return query.split(' ').every((word) => startsWord(text, word));
};

const rated = (row: NamedRow, query: string): Rated => {
  const title = rateOf(comparable(row.title), query);
  const other = best(row.names, query);
  if (title > 0 && title >= other.rate) return { row, name: null, rate: title };
  if (other.rate > 0) return { row, name: other.name, rate: other.rate };
  const rest = startsWord(comparable(row.tagline), query) ? 1.5 : hasAllWords(row, query) ? 1 : 0;
  return { row, name: null, rate: rest };
};

/** The typed text, ready to be compared. */
export const asQuery = (typed: string): string => typed.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The tools that answer a query, the best first, of equals those that fit; without a query all that fit. */
export const matchTools = (rows: readonly NamedRow[], typed: string): readonly ToolMatch[] => {
  const query = comparable(typed);
  if (query === '') return rows.filter(({ reason }) => reason === null).map((row) => ({ row, name: null }));
  return rows
    .map((row) => rated(row, query))
    .filter(({ rate }) => rate > 0)
    .toSorted(
      (one, other) => other.rate - one.rate || Number(one.row.reason !== null) - Number(other.row.reason !== null),
    )
    .map(({ row, name }) => ({ row, name }));
};

const PAGE = /^(?:page|p\.?)?\s*\d+$/;

/** The page that a query names, of so many; null for none. */
export const matchPage = (typed: string, pageCount: number): number | null => {
  const query = asQuery(typed);
  const [number = ''] = /\d+/.exec(query) ?? [];
  const isNamed = PAGE.test(query) || query === asQuery(t('Page {page}', { page: number }));
  const page = Number(number);
  return isNamed && page >= 1 && page <= pageCount ? page : null;
};
