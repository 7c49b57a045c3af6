const LENGTH_MAX = 200;

/** Where in a line a library begins to quote what it read, such as `Trying to parse invalid object: {...}`. */
const QUOTE = /[:"'`\u201c\u2018({[<]/;

const STACK_LINE = /^\s+at [^\n]*:\d+:\d+\)?$/;

/** Lines that Node and V8 print before they give up. */
const FATAL_LINE = /^(FATAL ERROR: |<--- |\s*#\s|Node\.js v)/;

const ERROR_NAME = /^\w*Error( \[[A-Z_]+\])?(?=:)/;

/** One line without control characters, no longer than a line of a log should be. */
export const inOneLine = (text: string): string => {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ').trim();
  return line.length > LENGTH_MAX ? `${line.slice(0, LENGTH_MAX)}\u2026` : line;
};

/**
 * A warning of a library about a stranger's file, as it may stand in the log: the first line that was written, up to
 * where it begins to quote the file, and the place where it happened.
 */
export const warningOf = (written: string): string => {
  const [first = '', ...rest] = written.split(/\r?\n/).filter((line) => line.trim() !== '');
  return [first, ...rest.filter((line) => isOurs(line) || ERROR_NAME.test(line))]
    .map((line) => (isOurs(line) ? inOneLine(line) : inOneLine(withoutQuotes(line))))
    .join(' | ');
};

const isOurs = (line: string): boolean => STACK_LINE.test(line) || FATAL_LINE.test(line);

const withoutQuotes = (line: string): string => {
  const [name] = ERROR_NAME.exec(line) ?? [];
  if (name !== undefined) return `${name}\u2026`;
  const start = line.search(QUOTE);
  return start < 0 ? line : `${line.slice(0, start)}\u2026`;
};

/** The message of a defect, cut to one line, and where it happened. */
export const defectOf = (stack: string): string => {
  const lines = stack.split('\n');
  const places = lines.filter((line) => STACK_LINE.test(line));
  const message = lines.find((line) => !STACK_LINE.test(line)) ?? '';
  return [inOneLine(message), ...places].join('\n');
};
