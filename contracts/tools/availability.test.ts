import type { FileKind } from '../files.js';
import { defaultTool, fit, inOrder, toolsFor } from './availability.js';
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
    ['image', 'ai-summarize'],
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
    ['ai-summarize', 'text', null],
    ['ai-summarize', 'image image', 'Requires exactly 1 file (PDF, image, or text)'],
    ['ai-summarize', 'office', 'Requires exactly 1 file (PDF, image, or text)'],
    ['translate', 'office', null],
    ['translate', 'text text', 'Requires exactly 1 file (PDF, image, or text)'],
    ['pdf-split', 'pdf', null],
    ['to-pdf', 'image text office pdf', null],
    ['pdf-image-watermark', 'pdf image', null],
    ['pdf-image-watermark', 'image pdf', null],
    ['pdf-image-watermark', 'pdf', 'Requires 1 PDF file and 1 image'],
    ['pdf-image-watermark', 'pdf pdf', 'Requires 1 PDF file and 1 image'],
    ['pdf-image-watermark', 'pdf text', 'Requires 1 PDF file and 1 image'],
    ['pdf-attach', 'image pdf', null],
    ['pdf-attach', 'image', 'Requires a PDF file, and the files to attach to it'],
    ['to-pdf', '', 'Accepts 1 or more files (combines into one PDF)'],
  ])('%s with "%s" says %j', (id, kinds, message) => {
    expect(messageFor(id, kinds)).toBe(message);
  });

  test('of a PDF and a picture gets the PDF first, and others get their files as they were chosen', () => {
    const files = [{ kind: 'image' }, { kind: 'pdf' }] as const;
    const orderFor = (id: string) => inOrder(findTool(id)!, files).map(({ kind }) => kind);
    expect([orderFor('pdf-image-watermark'), orderFor('pdf-attach'), orderFor('to-pdf')]).toEqual([
      ['pdf', 'image'],
      ['pdf', 'image'],
      ['image', 'pdf'],
    ]);
  });

  test('to-pdf is hidden when all files are PDFs, and only then', () => {
    const shown = (kinds: string) => toolsFor(selection(kinds)).some(({ id }) => id === 'to-pdf');
    expect([shown('pdf'), shown('pdf pdf'), shown('pdf image'), shown('text')]).toEqual([false, false, true, true]);
  });

  test.each(['pdf-split', 'pdf-rotate', 'pdf-crop', 'pdf-sanitise', 'pdf-page-numbers', 'pdf-image-watermark'])(
    '%s is shown in testing only',
    (id) => {
      const ids = (audience: 'everyone' | 'testing') => toolsFor(['pdf'], audience).map((tool) => tool.id);
      expect(ids('everyone')).not.toContain(id);
      expect(ids('testing')).toContain(id);
    },
  );
});
