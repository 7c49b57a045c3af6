import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { wasmQpdf } from '../../services/pdf/engines/qpdf/qpdf-wasm.js';
import { encrypted } from '../../services/pdf/protection/encrypted.js';
import {
  ghostscriptCrop,
  mutoolFill,
  mutoolClean,
  qpdfDecrypt,
  qpdfEncrypt,
  qpdfFlatten,
  qpdfOverlay,
  qpdfOverlayEach,
  qpdfPages,
  qpdfRotate,
} from '../peers/peers.js';
import { keep, sampleOf, type Sample } from '../samples/sample.js';
import type { Case } from './case.js';
import { once } from './once.js';

const PASSWORD = 'correct horse';
/** Of the document that they are for. */
export const PAGES = 100;

/** Of a document of 100 pages: turned, cropped, sanitised, flattened, filled in, edited, given fields, bookmarks and properties, turned round, numbered, stamped with a picture, locked, unlocked. */
export const pageCases = (folder: string, source: () => Promise<Sample>): Case[] => {
  const stamped = once(() => withLogo(folder, source));
  const locked = once(() => lockedOf(folder, source));
  const marked = once(() => markedOf(folder, source));
  return [
    { tool: 'pdf-rotate', options: { angle: '90' }, sample: source, peers: [qpdfRotate] },
    { tool: 'pdf-crop', options: margins, sample: source, peers: [ghostscriptCrop(withoutMargins)] },
    { tool: 'pdf-sanitise', options: {}, sample: source, peers: [mutoolClean] },
    { tool: 'pdf-flatten', options: {}, sample: marked, peers: [qpdfFlatten] },
    {
      tool: 'pdf-fill-form',
      label: 'fill in a form',
      variant: `${PAGES} fields`,
      options: {
        values: JSON.stringify(Object.fromEntries(Array.from({ length: PAGES }, (_, at) => [`field ${at}`, VALUE]))),
      },
      sample: marked,
      peers: [mutoolFill(join(folder, FILL_SCRIPT))],
    },
    {
      tool: 'pdf-edit-text',
      variant: `${PAGES} lines`,
      options: { findAndReplace: JSON.stringify({ find: LINE, text: 'Sum 4321' }) },
      sample: once(() => linedOf(folder, source)),
      peers: [],
    },
    {
      tool: 'pdf-add-fields',
      variant: `${PAGES} fields`,
      options: { fields: JSON.stringify(Array.from({ length: PAGES }, (_, at) => fieldOn(at + 1))) },
      sample: source,
      peers: [],
    },
    { tool: 'pdf-bookmarks', options: { bookmarks: JSON.stringify(onEachPage) }, sample: source, peers: [] },
    { tool: 'pdf-properties', options: { title: 'Report', author: 'Ada' }, sample: source, peers: [] },
    {
      tool: 'pdf-organise',
      options: { pages: `${PAGES}-1` },
      variant: 'last first',
      sample: source,
      peers: [backwards],
    },
    { tool: 'pdf-page-numbers', options: {}, sample: source, peers: [qpdfOverlayEach(join(folder, 'numbers.pdf'))] },
    { tool: 'pdf-image-watermark', options: {}, sample: stamped, peers: [qpdfOverlay(join(folder, 'logo.pdf'))] },
    { tool: 'pdf-protect', options: { userPassword: PASSWORD }, sample: source, peers: [qpdfEncrypt(PASSWORD)] },
    { tool: 'pdf-unlock', options: {}, password: PASSWORD, sample: locked, peers: [qpdfDecrypt(PASSWORD)] },
  ];
};

const LINE = 'Sum 1234';

const fieldOn = (page: number) => ({
  type: 'text',
  name: `field ${page}`,
  page,
  box: { x: 40, y: 40, width: 200, height: 20 },
});

const onEachPage = Array.from({ length: PAGES }, (_, at) => ({ title: `Page ${at + 1}`, level: 1, page: at + 1 }));

const VALUE = 'filled in anew';
const FILL_SCRIPT = 'fill-form.js';
/** For MuPDF's own JavaScript. */
const FILL_EACH_FIELD = `
var document = new PDFDocument(scriptArgs[0]);
for (var page = 0; page < document.countPages(); ++page) {
  document.loadPage(page).getWidgets().forEach(function (widget) {
    widget.setTextValue('${VALUE}');
    widget.update();
  });
}
document.save(scriptArgs[1], '');
`;

const margins = { marginTop: '36', marginRight: '36', marginBottom: '36', marginLeft: '36' };
/** The same on the A4 pages of the document. */
const withoutMargins = [36, 36, 559, 806] as const;

const backwards = qpdfPages('z-1');

const withLogo = async (folder: string, source: () => Promise<Sample>): Promise<Sample> => {
  const { files, pages, name } = await source();
  return sampleOf(`${name} + logo`, [...files.map(({ path }) => path), join(folder, 'logo.png')], pages);
};

const lockedOf = async (folder: string, source: () => Promise<Sample>): Promise<Sample> => {
  const { files, pages, name } = await source();
  const [first] = files;
  if (!first) throw new Error('there is nothing to lock');
  const protection = { userPassword: PASSWORD, ownerPassword: `${PASSWORD}!`, print: true, copy: true, modify: true };
  const bytes = await encrypted(new Uint8Array(await readFile(first.path)), protection, wasmQpdf());
  const paths = await keep(folder, { [`locked-${basename(first.path)}`]: bytes });
  return sampleOf(`${name}, locked`, paths, pages);
};

/** The same with a text field and a line of text in it on every page. */
const markedOf = async (folder: string, source: () => Promise<Sample>): Promise<Sample> => {
  const { files, pages, name } = await source();
  const [first] = files;
  if (!first) throw new Error('there is nothing to flatten');
  const document = await PDFDocument.load(await readFile(first.path));
  const form = document.getForm();
  for (const [index, page] of document.getPages().entries()) {
    const field = form.createTextField(`field ${index}`);
    field.setText('filled in');
    field.addToPage(page, { x: 40, y: 40, width: 200, height: 20 });
  }
  await keep(folder, { [FILL_SCRIPT]: new TextEncoder().encode(FILL_EACH_FIELD) });
  const paths = await keep(folder, { [`marked-${basename(first.path)}`]: await document.save() });
  return sampleOf(`${name}, a field on each page`, paths, pages);
};

/** The same with one more line of text on every page. */
const linedOf = async (folder: string, source: () => Promise<Sample>): Promise<Sample> => {
  const { files, pages, name } = await source();
  const [first] = files;
  if (!first) throw new Error('there is nothing to write on');
  const document = await PDFDocument.load(await readFile(first.path));
  for (const page of document.getPages()) page.drawText(LINE, { x: 40, y: 30, size: 9 });
  const paths = await keep(folder, { [`lined-${basename(first.path)}`]: await document.save() });
  return sampleOf(`${name}, a line on each page`, paths, pages);
};
