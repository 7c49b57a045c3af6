import type { Box, ReadBlock, ReadPage } from '../reading/lines/document-model.js';
import { unitsOf } from './overlay-units.js';

const style = { size: 10, bold: false, italic: false, font: 'Helvetica', colour: '336699' };
const lineAt = (text: string, box: Box) => ({ text, box, words: [{ text, box, style }] });
const blockAt = (text: string, box: Box, more: Partial<ReadBlock> = {}): ReadBlock => ({
  kind: 'paragraph',
  text,
  box,
  lines: [lineAt(text, box)],
  ...more,
});
const pageOf = (...blocks: ReadBlock[]): ReadPage => ({ number: 1, width: 600, height: 800, source: 'text', blocks });
const box = (x: number, y: number, width: number): Box => ({ x, y, width, height: 12 });

describe('the place of a translated text', () => {
  test('is the old one, and what is free to the right of a line', () => {
    const [unit] = unitsOf(pageOf(blockAt('Kopf', box(50, 100, 80))), 'de', 'en');
    expect(unit).toMatchObject({ x: 50, y: 100, size: 10, colour: '#336699', align: 'left', rtl: false });
    expect(unit?.width).toBeGreaterThan(400);
  });

  test('ends before its neighbour', () => {
    const [unit] = unitsOf(pageOf(blockAt('Kopf', box(50, 100, 80)), blockAt('Hals', box(200, 100, 80))), 'de', 'en');
    expect((unit?.x ?? 0) + (unit?.width ?? 0)).toBeLessThan(200);
  });

  test('begins at the right where the new language does', () => {
    const [unit] = unitsOf(pageOf(blockAt('שלום', box(50, 100, 80))), 'he', 'en');
    expect(unit).toMatchObject({ align: 'right', rtl: true });
    expect(unit?.width).toBeLessThanOrEqual(128);
  });

  test('in a table is within its cell', () => {
    const cell = {
      text: 'Preis',
      box: { ...box(100, 200, 90), height: 30 },
      lines: [lineAt('Price', box(106, 209, 40))],
      columns: 1,
      rows: 1,
    };
    const table = blockAt('', { ...box(100, 200, 90), height: 30 }, { kind: 'table', rows: [[cell]] });
    const [unit] = unitsOf(pageOf(table, blockAt('x', box(200, 209, 10))), 'de', 'en');
    expect(unit).toMatchObject({ text: 'Preis', x: 106, y: 209 });
    expect((unit?.x ?? 0) + (unit?.width ?? 0)).toBeLessThan(200);
  });

  test('has the marker of a list item before it', () => {
    const item = blockAt('Punkt', box(70, 100, 80), { kind: 'list-item', marker: '•' });
    const [text, marker] = unitsOf(pageOf(item), 'de', 'en');
    expect(marker).toMatchObject({ text: '•', align: 'right' });
    expect((marker?.x ?? 0) + (marker?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  });
});
