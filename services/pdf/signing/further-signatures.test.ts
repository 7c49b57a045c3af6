import { jest } from '@jest/globals';
import { PDFDict, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { pdfWith } from '../fixtures/pdfs.js';
import { pyhanko, PYHANKO_VALID, testWithPyhanko } from '../fixtures/pyhanko.js';
import { testWith } from '../fixtures/reference-programs.js';
import { AT, pdfsig, VALID } from '../fixtures/sealed-pdfs.js';
import { testIdentity } from '../fixtures/test-identity.js';
import { widgetAt } from './drawing/signature-widget.js';
import { arrayAt, nameAt, numbersAt } from './fields/dictionary-entries.js';
import { openRevision } from './revision/revision.js';
import { seal } from './sealing/seal.js';

jest.setTimeout(120_000);

const BOX = { x: 10, y: 20, width: 80, height: 30 };

/** Shows a rectangle on each of these pages, counted from 0. */
const signedOn = async (bytes: Uint8Array, ...pages: number[]): Promise<Uint8Array> => {
  const revision = await openRevision(bytes, 'test');
  const { context } = revision.document;
  const form = context.register(
    context.flateStream('0 0 8 3 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 8, 3] }),
  );
  const drawing = { form, width: 8, height: 3 };
  const widgets = pages.map((page) => widgetAt(revision, revision.document.getPage(page), { drawing, box: BOX }));
  return (await seal(revision, { widgets, statement: { at: AT } }, await testIdentity())).bytes;
};

const annotationsOf = ({ node }: PDFPage): PDFDict[] => {
  const list = arrayAt(node, 'Annots');
  return Array.from({ length: list?.size() ?? 0 }, (_, at) => list!.lookup(at, PDFDict));
};

describe('a signature that shows', () => {
  test('is one widget with its look, where it shows, and nothing else on the page', async () => {
    const [page] = (await PDFDocument.load(await signedOn(await pdfWith({}), 0))).getPages();
    const all = annotationsOf(page!);
    expect(all.map((widget) => [nameAt(widget, 'Subtype'), numbersAt(widget, 'Rect')])).toEqual([
      ['Widget', [10, 20, 90, 50]],
    ]);
    expect(all[0]!.lookup(PDFName.of('AP'), PDFDict).has(PDFName.of('N'))).toBe(true);
  });

  test('in several places is one field with a widget for each', async () => {
    const document = await PDFDocument.load(await signedOn(await pdfWith({}, {}), 0, 1, 1));
    expect(document.getPages().map((page) => annotationsOf(page).length)).toEqual([1, 2]);
    expect(document.getForm().getFields()).toHaveLength(1);
  });

  testWith('pdfsig', 'leaves the ones before it valid', async () => {
    const said = pdfsig(await signedOn(await signedOn(await pdfWith({}, {}), 0), 1, 0));
    expect(said.split(VALID)).toHaveLength(4); // one, and one for each place of the other
    expect(said).not.toContain('not signed.');
  });

  testWithPyhanko('leaves the ones before it valid, in one place or in several', async () => {
    const thrice = await signedOn(await signedOn(await signedOn(await pdfWith({}, {}), 0), 1), 0, 0, 1);
    const said = await pyhanko(thrice);
    expect([said.split(PYHANKO_VALID).length - 1, said]).toEqual([3, expect.not.stringContaining('INVALID')]);
  });
});
