import { unzipSync } from 'fflate';
import papaparse from 'papaparse';
import { SaxesParser } from 'saxes';
import { DAY_MS } from '../../../../contracts/durations.js';
import { plainXml } from '../plain-xml.js';
import type { CellValue } from './cell-values.js';
import { csvRows } from './csv.js';
import type { Sheet } from './sheet.js';

/** Whether another reader finds in each line of a CSV file what the sheet says. */
export const holdsCsv = (bytes: Uint8Array, sheet: Sheet): boolean => {
  const { data } = papaparse.parse<string[]>(new TextDecoder().decode(bytes), { delimiter: ',', newline: '\r\n' });
  const rows = data.slice(0, -1);
  return JSON.stringify(rows) === JSON.stringify(csvRows(sheet));
};

/** The first sheet of which a reader of plain XML does not find each cell in an .xlsx file, from 0; -1 where all are there. */
export const lostSheet = (bytes: Uint8Array, sheets: readonly Sheet[]): number => {
  const parts = unzipSync(bytes);
  const read = (path: string): string => new TextDecoder().decode(parts[path] ?? new Uint8Array());
  const shared = textsIn(read('xl/sharedStrings.xml'));
  return sheets.findIndex(({ cells }, at) => {
    const sheetCells = cellsIn(read(`xl/worksheets/sheet${at + 1}.xml`), shared);
    const expected = cells.flatMap((cell) => {
      const says = storedAs(cell.value);
      return says === undefined ? [] : [[`${columnName(cell.column)}${cell.row + 1}`, says] as const];
    });
    return sheetCells.size !== expected.length || expected.some(([place, says]) => sheetCells.get(place) !== says);
  });
};

const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

const storedAs = (value: CellValue): string | number | undefined => {
  if (value.kind === 'number') return value.value;
  if (value.kind === 'date') return (Date.parse(value.iso) - EXCEL_EPOCH) / DAY_MS;
  return value.text === '' ? undefined : plainXml(value.text);
};

/** `A` for 0, `AA` for 26. */
const columnName = (column: number): string => {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`;
};

/** The shared texts of a workbook, each joined from its runs. */
const textsIn = (xml: string): readonly string[] => {
  const texts: string[] = [];
  let isInText = false;
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name }) => {
    if (name === 'si') texts.push('');
    isInText = name === 't';
  });
  parser.on('text', (text) => {
    if (isInText) texts.push(`${texts.pop() ?? ''}${text}`);
  });
  parser.on('closetag', () => (isInText = false));
  if (xml !== '') parser.write(xml).close();
  return texts;
};

/** The cells of a sheet that say something, by their place. */
const cellsIn = (xml: string, shared: readonly string[]): ReadonlyMap<string, string | number> => {
  const cells = new Map<string, string | number>();
  let open: { readonly place: string; readonly isText: boolean } | undefined;
  let said: string | undefined;
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'c') open = { place: attributes['r'] ?? '', isText: attributes['t'] === 's' };
    if (name === 'v') said = '';
  });
  parser.on('text', (text) => {
    if (said !== undefined) said += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name !== 'v' || !open || said === undefined) return;
    cells.set(open.place, open.isText ? (shared[Number(said)] ?? '') : Number(said));
    said = undefined;
  });
  parser.write(xml).close();
  return cells;
};
