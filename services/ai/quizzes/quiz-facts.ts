import type { Statement } from '../text/statements.js';
import { datesIn } from './date-facts.js';
import type { Fact } from './quiz-fact.js';
import { namesIn, type Naming } from './name-facts.js';
import { numbersIn } from './number-facts.js';

/** More numbers than this make a list, in which each could stand for any other. */
const NUMBERS_MAX = 4;

/** Facts in a sentence that can be asked for: its dates, numbers and names. None overlaps another. */
export const factsIn = (statement: Statement, naming: Naming): Fact[] => {
  const { text } = statement;
  const dates = datesIn(text).map((date) => ({ ...date, kind: 'date' as const, value: 0, statement }));
  const numbers = numbersIn(text)
    .filter(({ start }) => !dates.some((date) => start >= date.start && start < date.start + date.text.length))
    .map((number) => ({ ...number, statement }));
  const names = namesIn(text, naming).map((name) => ({
    ...name,
    kind: 'name' as const,
    value: 0,
    statement,
  }));
  return [...dates, ...(numbers.length > NUMBERS_MAX ? [] : numbers), ...names];
};

const YEAR = /(?<!\d)\d{4}(?!\d)/;

/** The years of dates, which nobody asks for, but which may stand beside another year. */
export const yearsOfDates = (facts: readonly Fact[]): Fact[] =>
  facts.flatMap((fact) => {
    const year = fact.kind === 'date' ? YEAR.exec(fact.text)?.[0] : undefined;
    return year === undefined ? [] : [{ ...fact, kind: 'year' as const, text: year, value: Number(year) }];
  });
