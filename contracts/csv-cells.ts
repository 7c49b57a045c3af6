/** Programs for tables take such a cell for a formula, and work it out when the file is opened. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;
/** A sum or a telephone number in digits is no formula. */
const PLAIN_NUMBER = /^[+-]?\d[\d\s.,]*$/;

/** An apostrophe stands before what programs for tables would take for a formula. */
export const guarded = (text: string): string => (FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text);

/** The cell without that apostrophe. */
export const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

/** A line of a table, with commas between its cells. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${guarded(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
