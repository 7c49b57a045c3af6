import papaparse from 'papaparse';

const DELIMITERS = [',', ';', '\t', '|'];
/** Programs for tables say so in the first line; the parser does not know it. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/**
 * The cells of each row of a table, blank rows among them. Delimiters are commas, semicolons, tabs or bars.
 *
 * @returns undefined where a quotation mark is never closed.
 */
export const csvRecords = (text: string): readonly (readonly string[])[] | undefined => {
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const { data, errors } = papaparse.parse<string[]>(text.slice(line.length), {
    delimiter: named ?? delimiterOf(text),
  });
  return errors.some(({ type }) => type === 'Quotes') ? undefined : data;
};

/** That which stands most often in the first row, where names of fields seldom have one. */
const delimiterOf = (text: string): string => {
  const [first = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1);
  const counts = DELIMITERS.map((delimiter) => [delimiter, first.split(delimiter).length] as const);
  return counts.toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? ',';
};
