/** Columns of a fixed-width font that fit between the margins of an A4 page at 10 points. */
export const PAGE_COLUMNS = 80;

const TAB_WIDTH = 8;
/** Characters. A paragraph is set as a whole, which takes memory in proportion. */
const WRAPPED_FROM_CHARACTERS = 4096;
/** No character before this one is wide or without width. */
const SIMPLE_BELOW = 0x300;
const PLAIN = /^[\x20-\x7e]*$/;
const NO_WIDTH = /^[\p{M}\p{Cf}]$/u;
const WIDE_LETTER =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303e\uff01-\uff60]$/u;

const widthOf = (character: string): number => {
  if (character.charCodeAt(0) < SIMPLE_BELOW) return 1;
  if (NO_WIDTH.test(character)) return 0;
  return WIDE_LETTER.test(character) ? 2 : 1;
};

/** Columns that a text takes. */
export const columnsOf = (text: string): number =>
  PLAIN.test(text) ? text.length : Array.from(text).reduce((sum, character) => sum + widthOf(character), 0);

/** Tabs as spaces, up to the next stop. */
export const withoutTabs = (line: string): string => {
  if (!line.includes('\t')) return line;
  const [first = '', ...rest] = line.split('\t');
  return rest.reduce((text, part) => text + ' '.repeat(TAB_WIDTH - (columnsOf(text) % TAB_WIDTH)) + part, first);
};

/**
 * A line as the typesetter can take it: a word wider than the page goes on in the next line, and a line of a whole
 * book's length is wrapped here; nothing else is touched.
 */
export const withoutLongWords = (line: string): readonly string[] => {
  if (line.length > WRAPPED_FROM_CHARACTERS) return wrapped(line);
  if (line.length <= PAGE_COLUMNS) return [line];
  return line.replace(/\S{81,}/g, (word) => wrapped(word).join('\n')).split('\n');
};

/** Rows no wider than the page, cut after a space where there is one. */
const wrapped = (line: string): string[] => {
  const rows: string[] = [];
  let row = '';
  let columns = 0;
  let afterSpace = 0;
  for (const character of line) {
    const width = widthOf(character);
    if (columns + width > PAGE_COLUMNS && character !== ' ') {
      const cut = afterSpace || row.length;
      rows.push(row.slice(0, cut));
      row = row.slice(cut);
      columns = columnsOf(row);
      afterSpace = 0;
    }
    row += character;
    columns += width;
    if (character === ' ') afterSpace = row.length;
  }
  return [...rows, row];
};

/** Lines on the page that a line of text takes once it is wrapped between words. */
export const rowsOf = (line: string): number => {
  if (line.length <= PAGE_COLUMNS && PLAIN.test(line)) return 1;
  let rows = 1;
  let used = 0;
  for (const word of line.split(/(?<=\s)(?=\S)/)) {
    const columns = columnsOf(word);
    if (used > 0 && used + columns > PAGE_COLUMNS) {
      rows += 1;
      used = 0;
    }
    rows += Math.max(0, Math.ceil((used + columns) / PAGE_COLUMNS) - 1);
    used = used + columns > PAGE_COLUMNS ? (used + columns) % PAGE_COLUMNS : used + columns;
  }
  return rows;
};
