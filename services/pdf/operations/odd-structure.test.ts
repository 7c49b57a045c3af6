import { jest } from '@jest/globals';
import { PDFName, PDFNumber, type PDFObject } from 'pdf-lib';
import { findTool } from '../../../contracts/tools/catalogue.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { documentWith, save } from '../fixtures/pdfs.js';
import { FLAWLESS, isThere, qpdfCheck, textOf } from '../fixtures/reference-programs.js';
import { pagesIn } from '../fixtures/rendered-look.js';
import { withUsageRights } from '../fixtures/sealed-pdfs.js';
import { isSigned } from '../signing/fields/is-signed.js';
import { findOperation } from './index.js';

jest.setTimeout(120_000);

const describeWithQpdf = isThere('qpdf') && isThere('pdftotext') ? describe : describe.skip;

const WORDS = 'said on the page';
const signer = { signerName: 'Ada', signerEmail: 'ada@example.org', signatureText: 'Ada' };
const tools = [
  ['pdf-watermark', { watermarkText: 'draft' }],
  ['pdf-page-numbers', {}],
  ['pdf-crop', { marginTop: 5 }],
  ['pdf-rotate', { angle: 90 }],
  ['pdf-organise', {}],
  ['pdf-split', { mode: 'ranges', pageRanges: '1' }],
  ['pdf-merge', {}],
  ['pdf-compress', { quality: 'low' }],
  ['pdf-sanitise', {}],
  ['pdf-sign', signer],
  ['pdf-redact', { redactionItems: [{ id: 'a', text: 'secret', type: 'text' }] }],
  ['to-pdf', {}],
] as const;

/** Further tools, of which some change nothing of such a file. */
const further = [
  ['pdf-greyscale', {}],
  ['pdf-clean-scan', { dropBlank: true }],
  ['pdf-remove-blank-pages', {}],
  ['pdf-remove-blank-pages', { onlyTell: true }],
  ['pdf-header-footer', {}],
  ['pdf-linearise', {}],
  ['pdf-repair', {}],
  ['pdf-bookmarks', { bookmarks: [{ title: 'All', level: 1, page: 1 }] }],
  ['pdf-properties', { title: 'Report' }],
] as const;

type Change = (page: Awaited<ReturnType<typeof documentWith>>) => { readonly key: string; readonly value: PDFObject };

/** One page whose dictionary has something that does not belong there. */
const withOdd = async (change: Change): Promise<Uint8Array> => {
  const document = await documentWith({ text: `${WORDS} secret`, size: [595, 842] });
  const { key, value } = change(document);
  document.getPage(0).node.set(PDFName.of(key), value);
  return save(document);
};

const oddities: readonly (readonly [string, Change])[] = [
  ['parent is a font', ({ context }) => ({ key: 'Parent', value: context.register(context.obj({ Type: 'Font' })) })],
  ['parent is a number', ({ context }) => ({ key: 'Parent', value: context.obj(7) })],
  ['parent is missing', ({ context }) => ({ key: 'Parent', value: context.obj(null) })],
  ['parent is the page itself', (document) => ({ key: 'Parent', value: document.getPage(0).ref })],
  [
    'resources are a stream',
    (document) => {
      const { context } = document;
      const resources = document.getPage(0).node.Resources();
      const entries = Object.fromEntries((resources?.entries() ?? []).map(([key, value]) => [key.decodeText(), value]));
      return { key: 'Resources', value: context.register(context.flateStream('no content', entries)) };
    },
  ],
];

describeWithQpdf('a page whose structure is odd (qpdf, pdftotext)', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const resultOf = async (tool: string, options: object, bytes: Uint8Array) => {
    const files = tool === 'pdf-merge' ? ['a.pdf', 'b.pdf'] : ['a.pdf'];
    const parsedOptions = findTool(tool)!.options.parse(options);
    const result = await findOperation(tool)!(
      files.map((name) => fileOf(name, bytes)),
      parsedOptions,
      work,
    );
    return result.bytes;
  };

  test.each(oddities)('whose %s goes through every tool, and comes out in order', async (_, change) => {
    const bytes = await withOdd(change);
    const hasWords = textOf(bytes).includes(WORDS); // some readers take no stream for resources
    const outcomes: Record<string, unknown> = {};
    for (const [tool, options] of tools) {
      const result = await resultOf(tool, options, bytes);
      const isSound = qpdfCheck(result).includes(FLAWLESS);
      outcomes[tool] = { isSound, pages: await pagesIn(result), hasWords: textOf(result).includes(WORDS) };
    }
    const expected = tools.map(([tool]) => [tool, { isSound: true, pages: tool === 'pdf-merge' ? 2 : 1, hasWords }]);
    expect(outcomes).toEqual(Object.fromEntries(expected));
  });

  test.each([1, -1])('of three that its tree counts as %i goes through every tool with the others', async (count) => {
    const document = await documentWith({ text: 'secret' }, { text: 'more' }, { text: WORDS });
    document.catalog.Pages().set(PDFName.of('Count'), PDFNumber.of(count));
    const bytes = await save(document);
    const outcomes: Record<string, unknown> = {};
    for (const [tool, options] of [...tools, ...further]) {
      const result = await resultOf(tool, tool === 'pdf-split' ? { ...options, pageRanges: '3' } : options, bytes);
      outcomes[tool] = {
        isSound: qpdfCheck(result).includes(FLAWLESS),
        pages: await pagesIn(result),
        hasWords: textOf(result).includes(WORDS),
      };
    }
    const pagesOf = (tool: string) => ({ 'pdf-merge': 6, 'pdf-split': 1 })[tool] ?? 3;
    const expected = [...tools, ...further].map(([tool]) => [
      tool,
      { isSound: true, pages: pagesOf(tool), hasWords: true },
    ]);
    expect(outcomes).toEqual(Object.fromEntries(expected));
  });

  test('with rights for Adobe Reader only is not taken for signed, and can be signed', async () => {
    const bytes = await withUsageRights();
    expect(await isSigned({ bytes })).toBe(false);
    const result = await resultOf('pdf-sign', { ...signer, certification: 'form-filling' }, bytes);
    expect([qpdfCheck(result).includes(FLAWLESS), await isSigned({ bytes: result })]).toEqual([true, true]);
  });
});
