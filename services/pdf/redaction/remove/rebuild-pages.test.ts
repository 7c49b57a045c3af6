import { PDFDocument, rgb } from 'pdf-lib';
import { dropOrphans } from '../../content/drop-orphans.js';
import { frameOf } from '../../content/page-frame.js';
import { inkOn } from '../../fixtures/rendered-look.js';
import { save } from '../../fixtures/pdfs.js';
import { openPdf, savePdf } from '../../opening/editable.js';
import { fingerprintsOf } from '../pages/page-fingerprints.js';
import { rebuild, replaceFailed, type Rebuilt } from './rebuild-pages.js';

/** More than are coded together, and no multiple of them. */
const PAGES = 9;
const SIDE = 200;

/** Each page has a mark in a place of its own. */
const marked = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  for (let page = 0; page < PAGES; page += 1) {
    document.addPage([SIDE, SIDE]).drawRectangle({ x: page * 20, y: 100, width: 10, height: 10, color: rgb(0, 0, 0) });
  }
  return save(document);
};

const rebuiltWith = async (failed: readonly number[], framed = PAGES) => {
  const bytes = await marked();
  const document = await openPdf(bytes);
  const frames = document.getPages().map(({ node }) => frameOf(node));
  const untouched = () => Promise.resolve(bytes);
  const request = { document, untouched, plans: [], boxes: [], failed: new Set(failed) };
  return rebuild({ ...request, frames: frames.slice(0, framed) });
};

test('every page that becomes a picture becomes its own, in whatever order they failed', async () => {
  const failed = [8, 1, 0, 7, 3, 2, 5, 6];
  const rebuilt = await rebuiltWith(failed);
  const bytes = await savePdf(rebuilt!.document);
  for (let page = 0; page < PAGES; page += 1) {
    expect((await inkOn(bytes, page)).left).toBeCloseTo((page * 20) / SIDE, 1.5);
  }
  const isPicture = (page: number) => rebuilt!.document.getPage(page).node.Resources()?.toString().includes('/Page');
  expect(Array.from({ length: PAGES }, (_, page) => page).filter(isPicture)).toEqual([...failed].sort());
});

test('a page that cannot become a picture leaves nothing to hand out', async () => {
  expect(await rebuiltWith([2, PAGES - 1], PAGES - 1)).toBeUndefined();
});

test('pages that fail later become the same pictures, the others stay, and nothing of what failed is left', async () => {
  const first = await rebuiltWith([4]);
  const withoutBoxes = await savePdf(first!.document);
  const frames = first!.document.getPages().map(({ node }) => frameOf(node));
  const attempted = { withoutBoxes, boxes: [], rasterised: first!.rasterised };
  const untouched = marked;
  const later = await replaceFailed(attempted, { untouched, frames, failed: new Set([4, 6, 2]) });
  const atOnce = await rebuiltWith([4, 6, 2]);
  expect([...later!.rasterised]).toEqual([...atOnce!.rasterised]);
  expect(fingerprintsOf(later!.document)).toEqual(fingerprintsOf(atOnce!.document));
  const count = ({ document }: Rebuilt) => document.context.enumerateIndirectObjects().length;
  dropOrphans(atOnce!.document);
  expect(count(later!)).toBe(count(atOnce!));
});
