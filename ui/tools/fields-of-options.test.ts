import { z } from 'zod';
import type { FileKind } from '../../contracts/files.js';
import { catalogue } from '../../contracts/tools/catalogue.js';
import { choice } from '../../contracts/tools/options.js';
import { pdfCompress } from '../../contracts/tools/pdf-compress.js';
import { pdfProtect } from '../../contracts/tools/pdf-protect.js';
import { pdfSplit } from '../../contracts/tools/pdf-split.js';
import { pdfWatermark } from '../../contracts/tools/pdf-watermark.js';
import { share } from '../../contracts/tools/share.js';
import { toPdf } from '../../contracts/tools/to-pdf.js';
import type { Tool } from '../../contracts/tools/tool.js';
import { fieldsFor, fieldsOf, initialOptions, isMeant, meantOptions, optionProblem } from './fields-of-options.js';
import { pascalCase } from '../text/phrases.js';
import { toolIcons } from './tool-icons.js';

const tools: readonly Tool[] = catalogue;

describe('the options form of a tool', () => {
  test('has a card for each value of a choice, with its hint', () => {
    expect(fieldsOf(pdfCompress)).toEqual([
      {
        name: 'quality',
        label: 'Quality',
        kind: 'choice',
        choices: ['low', 'medium', 'high'],
        initial: 'medium',
        hints: { low: 'Smallest file', medium: 'Balanced', high: 'Sharpest' },
      },
      {
        name: 'targetSize',
        label: 'Target size',
        kind: 'text',
        choices: [],
        initial: '',
        placeholder: 'e.g. 2 MB (optional)',
      },
    ]);
  });

  test('takes a size in words or none, and says what a size looks like', () => {
    expect(optionProblem(pdfCompress, { quality: 'medium', targetSize: '' })).toBeUndefined();
    expect(optionProblem(pdfCompress, { quality: 'medium', targetSize: '1.5 MB' })).toBeUndefined();
    expect(optionProblem(pdfCompress, { quality: 'medium', targetSize: 'small' })).toMatchObject({
      field: 'targetSize',
      message: 'must be a size such as 500 KB or 2 MB',
    });
  });

  test('has a list to open for more values than fit side by side, by their names', () => {
    const names = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`l${at}`, `Language ${at}`]));
    const options = z.object({ language: choice(Object.keys(names) as [string], 'l0', { title: 'Language', names }) });
    expect(fieldsOf({ ...share, id: 'several', options })).toMatchObject([{ kind: 'list', initial: 'l0', names }]);
  });

  test('has a text, a slider, a choice and pages for the watermark', () => {
    expect(fieldsOf(pdfWatermark).map(({ kind }) => kind)).toEqual(['text', 'slider', 'choice', 'text']);
  });

  test('asks for an option only where it means something, and sends it as it was at first elsewhere', () => {
    const every = fieldsOf(pdfSplit).find(({ name }) => name === 'every')!;
    expect([isMeant(every, { mode: 'ranges' }), isMeant(every, { mode: 'every-n' })]).toEqual([false, true]);
    expect(meantOptions(pdfSplit, { mode: 'every-n', every: 3, pageRanges: 'x' })).toEqual({
      mode: 'every-n',
      every: 3,
      pageRanges: '',
      level: 1,
      maxSize: '',
      splitText: '',
      barcodeText: '',
      separator: 'leave-out',
    });
    expect(optionProblem(pdfSplit, { mode: 'every-page', every: 'x', pageRanges: 'x' })).toBeUndefined();
  });

  test('asks for what concerns files of a kind only where one of that kind is chosen', () => {
    const askedWith = (...kinds: FileKind[]) => fieldsFor(toPdf, kinds).map(({ name }) => name);
    expect(askedWith('image')).toEqual(['pageSize', 'searchable', 'scanLanguages']);
    expect(askedWith('text')).toEqual(['textEncoding', 'htmlAs']);
    expect(askedWith('office')).toEqual([
      ...['changes', 'comments', 'sheets', 'hiddenSheets', 'notesPages', 'standard', 'searchable', 'scanLanguages'],
    ]);
    expect(askedWith('image', 'text')).toEqual(['pageSize', 'textEncoding', 'htmlAs', 'searchable', 'scanLanguages']);
    expect(fieldsFor(pdfCompress, ['pdf'])).toEqual(fieldsOf(pdfCompress));
  });

  test('is empty for a tool without options', () => {
    expect(fieldsOf(share)).toEqual([]);
  });

  const drawn = tools.filter(({ start, audience }) => start !== 'after-dialog' && audience !== 'call');

  test.each(drawn)('of $id begins with options that its schema takes, but for what only the visitor knows', (tool) => {
    const asked = fieldsOf(tool).filter(
      ({ kind, initial }) => kind === 'secret' || (['list', 'text'].includes(kind) && initial === ''),
    );
    expect([undefined, ...asked.map(({ name }) => name)]).toContain(optionProblem(tool, initialOptions(tool))?.field);
  });

  test('has a box to tick for yes or no, and hides what is secret', () => {
    expect(fieldsOf(pdfProtect).map(({ kind }) => kind)).toEqual(['secret', 'secret', 'check', 'check', 'check']);
    expect(initialOptions(pdfProtect)).toMatchObject({ userPassword: '', allowPrinting: true });
  });

  test('splits no page off that nobody chose', () => {
    const problem = { tool: 'pdf-split', field: 'pageRanges', message: expect.stringContaining('1-3, 7, 9-12') };
    expect(optionProblem(pdfSplit, initialOptions(pdfSplit))).toEqual(problem);
    expect(optionProblem(pdfSplit, { mode: 'ranges', pageRanges: ' ' })).toEqual(problem);
    for (const chosen of [{ mode: 'every-page' }, { mode: 'every-n', every: 4 }, { pageRanges: '2' }]) {
      expect(optionProblem(pdfSplit, chosen)).toBeUndefined();
    }
  });

  const withPages = drawn.flatMap((tool) =>
    fieldsOf(tool).flatMap(({ name, pages, when }) =>
      pages ? [{ tool, id: tool.id, name, meantWith: when ? { [when.field]: when.is[0] ?? '' } : {} }] : [],
    ),
  );

  test('asks six tools at least for pages', () => {
    expect(new Set(withPages.map(({ id }) => id)).size).toBeGreaterThanOrEqual(6);
  });

  test.each(withPages)('of $id in $name says which pages the document does not have, as the server would', (row) => {
    const problemWith = (text: string, pageCount?: number) =>
      optionProblem(
        row.tool,
        { ...initialOptions(row.tool), ...row.meantWith, watermarkText: 'Draft', [row.name]: text },
        pageCount,
      );
    const missing = (page: number) => ({
      field: row.name,
      message: `This document has 3 pages; page ${page} does not exist`,
    });
    expect(problemWith('1-3, 2', 3)).toBeUndefined();
    expect(problemWith('1-4', 3)).toMatchObject(missing(4));
    expect(problemWith('2, 0', 3)).toMatchObject(missing(0));
    expect(problemWith('900')).toBeUndefined();
    expect(problemWith('3-1')).toMatchObject({ field: row.name });
  });

  test('says what is wrong in the words of the schema', () => {
    expect(optionProblem(pdfSplit, { pageRanges: 'first' })).toMatchObject({
      tool: 'pdf-split',
      field: 'pageRanges',
      message: 'must be pages and ranges separated by commas, such as 1-3, 7, 9-12',
    });
  });
});

describe('the catalogue on screen', () => {
  test.each(tools)('has an icon for $id', ({ icon }) => {
    expect(Object.keys(toolIcons)).toContain(pascalCase(icon));
  });
});
