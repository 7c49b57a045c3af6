import { runsFromTheRight } from './direction.js';
import { PAGE_COLUMNS, rowsOf, withoutLongWords, withoutTabs } from './fixed-columns.js';

/** Lines that belong together, all read in the same direction; or the end of a page. */
export type Passage =
  { readonly kind: 'text'; readonly rtl: boolean; readonly text: string } | { readonly kind: 'page' };

/** So much text as is set in one go. */
export interface Sheet {
  readonly passages: readonly Passage[];
  /** Pages that it will take, nearly. */
  readonly pages: number;
}

/** Lines on an A4 page between its margins. */
const ROWS_PER_PAGE = 58;
/** Typesetting takes memory in proportion; a seam between sheets always falls between two pages. */
const SHEET_PAGES = 40;

const LINE_END = /\r\n|[\n\r\v\u0085\u2028\u2029]/;
/** Control characters but tab and line ends, the marks of an encoding, and halves of characters. */
const UNPRINTABLE = /[^\P{Cc}\t\n\v\r\u0085]|[\p{Cs}\uFEFF\uFFFE\uFFFF]/gu;

/** Pages that a text takes at least, told from its length and line ends alone. */
export const fewestPages = (text: string): number => {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return Math.ceil(Math.max(lines, text.length / (2 * PAGE_COLUMNS)) / ROWS_PER_PAGE);
};

/** Cuts a text into sheets: a form feed ends the page, a line is never cut. */
export const sheetsOf = (text: string): readonly Sheet[] => {
  const sheets: Sheet[] = [];
  let open = new OpenSheet();
  for (const [index, page] of text.split('\f').entries()) {
    if (index > 0) open.endPage();
    for (const line of page.replace(UNPRINTABLE, '').split(LINE_END)) {
      for (const printable of withoutLongWords(withoutTabs(line))) {
        const rows = rowsOf(printable);
        if (open.isFullBefore(rows)) {
          sheets.push(open.closed());
          open = new OpenSheet();
        }
        open.add(printable, rows);
      }
    }
  }
  return [...sheets, open.closed()];
};

class OpenSheet {
  private readonly passages: { kind: 'text' | 'page'; rtl: boolean; lines: string[] }[] = [];
  private fullPages = 0;
  private rows = 0;

  isFullBefore(rows: number): boolean {
    return this.rows > 0 && this.fullPages * ROWS_PER_PAGE + this.rows + rows > SHEET_PAGES * ROWS_PER_PAGE;
  }

  add(line: string, rows: number): void {
    const rtl = runsFromTheRight(line);
    const last = this.passages.at(-1);
    if (last?.kind === 'text' && (last.rtl === rtl || line.trim() === '')) last.lines.push(line);
    else this.passages.push({ kind: 'text', rtl, lines: [line] });
    this.rows += rows;
  }

  endPage(): void {
    this.passages.push({ kind: 'page', rtl: false, lines: [] });
    this.fullPages += Math.max(1, Math.ceil(this.rows / ROWS_PER_PAGE));
    this.rows = 0;
  }

  closed(): Sheet {
    return {
      passages: this.passages.map(({ kind, rtl, lines }) =>
        kind === 'page' ? { kind } : { kind, rtl, text: lines.join('\n') },
      ),
      pages: this.fullPages + Math.max(1, Math.ceil(this.rows / ROWS_PER_PAGE)),
    };
  }
}
