import type { FileKind } from '../files.js';
import { defaultTool, fit, shownTools } from './availability.js';
import { findTool } from './catalogue.js';

const selection = (text: string) => text.split(' ').filter(Boolean) as FileKind[];
const messageFor = (id: string, kinds: string): string | null => {
  const tool = findTool(id);
  if (!tool) throw new Error(`no tool ${id}`);
  const answer = fit(tool, selection(kinds));
  return answer.fits ? null : answer.message;
};

describe('the tool preselected', () => {
  test.each([
    ['pdf pdf', 'pdf-merge'],
    ['pdf pdf pdf', 'pdf-merge'],
    ['pdf', 'pdf-compress'],
    ['image', 'to-pdf'],
    ['image image', 'to-pdf'],
    ['pdf image', 'to-pdf'],
    ['office', 'to-pdf'],
    ['text', 'to-pdf'],
    ['', undefined],
  ])('for "%s" is %s', (kinds, id) => {
    expect(defaultTool(selection(kinds))?.id).toBe(id);
  });
});

describe('a tool', () => {
  test.each([
    ['pdf-merge', 'pdf pdf', null],
    ['pdf-merge', 'pdf', 'Requires 2 or more PDF files'],
    ['pdf-merge', 'pdf image', 'Requires PDF files only'],
    ['pdf-compress', 'pdf', null],
    ['pdf-compress', 'pdf pdf', 'Requires exactly 1 PDF file'],
    ['pdf-compress', 'image', 'Requires exactly 1 PDF file'],
    ['pdf-watermark', 'pdf pdf', 'Requires exactly 1 PDF file'],
    ['share', 'image', 'Requires exactly 1 PDF file'],
    ['pdf-split', 'pdf', null],
    ['to-pdf', 'image text office pdf', null],
    ['to-pdf', '', 'Accepts 1 or more files (combines into one PDF)'],
  ])('%s with "%s" says %j', (id, kinds, message) => {
    expect(messageFor(id, kinds)).toBe(message);
  });

  test('to-pdf is hidden when all files are PDFs, and only then', () => {
    const shown = (kinds: string) => shownTools(selection(kinds)).some(({ id }) => id === 'to-pdf');
    expect([shown('pdf'), shown('pdf pdf'), shown('pdf image'), shown('text')]).toEqual([false, false, true, true]);
  });

  test('split is shown in testing only', () => {
    const ids = (audience: 'everyone' | 'testing') => shownTools(['pdf'], audience).map(({ id }) => id);
    expect(ids('everyone')).not.toContain('pdf-split');
    expect(ids('testing')).toContain('pdf-split');
  });
});
