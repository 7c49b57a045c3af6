import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PDFDocument, PDFString } from 'pdf-lib';
import { wasmQpdf } from '../../services/pdf/engines/qpdf/qpdf-wasm.js';
import { encrypted } from '../../services/pdf/protection/encrypted.js';
import {
  ghostscriptCrop,
  ghostscriptImages,
  ghostscriptWithout,
  mutoolClean,
  mutoolRun,
  pikepdf,
  qpdfDecrypt,
  qpdfEncrypt,
  qpdfFlatten,
  qpdfLinearize,
  qpdfOverlay,
  qpdfOverlayEach,
  qpdfPages,
  qpdfRotate,
} from '../peers/peers.js';
import { keep, sampleOf, type Sample } from '../samples/sample.js';
import type { Case } from './case.js';
import { once } from './once.js';
import { LINE, NEW_LINE, peerScripts, VALUE } from './peer-scripts.js';

const PASSWORD = 'correct horse';
/** The pages of the document that the cases are for. */
export const PAGES = 100;

/**
 * Cases of a document of 100 pages: turned, cropped, sanitised, flattened, filled in, marked, edited, given fields,
 * bookmarks and properties, turned round, numbered, stamped with a picture, locked, unlocked.
 */
export const pageCases = (folder: string, source: () => Promise<Sample>): Case[] => {
  const stamped = once(() => withLogo(folder, source));
  const locked = once(() => lockedOf(folder, source));
  const marked = once(() => markedOf(folder, source));
  const scripts = once(() => keepScripts(folder));
  const scripted = (sample: () => Promise<Sample>) => async (): Promise<Sample> => {
    await scripts();
    return sample();
  };
  const script = (name: keyof typeof peerScripts): string => join(folder, name);
  return [
    { tool: 'pdf-rotate', options: { angle: '90' }, sample: source, peers: [qpdfRotate] },
    { tool: 'pdf-crop', options: margins, sample: source, peers: [ghostscriptCrop(withoutMargins)] },
    { tool: 'pdf-sanitise', options: {}, sample: source, peers: [mutoolClean] },
    {
      tool: 'pdf-repair',
      variant: 'without its table',
      options: {},
      sample: once(() => cutOf(folder, source)),
      peers: [mutoolClean],
    },
    { tool: 'pdf-flatten', options: {}, sample: marked, peers: [qpdfFlatten] },
    {
      tool: 'pdf-remove-annotations',
      options: {},
      sample: once(() => notedOf(folder, source)),
      peers: [ghostscriptWithout('-dPreserveAnnots=false')],
    },
    { tool: 'pdf-rename', options: { namePattern: '{date} {title}' }, sample: source, peers: [] },
    { tool: 'pdf-linearise', options: {}, sample: source, peers: [qpdfLinearize] },
    { tool: 'pdf-rasterise', options: { dotsPerInch: '150' }, sample: source, peers: [ghostscriptImages] },
    {
      tool: 'pdf-fill-form',
      label: 'fill in a form',
      variant: `${PAGES} fields`,
      options: {
        values: JSON.stringify(Object.fromEntries(Array.from({ length: PAGES }, (_, at) => [`field ${at}`, VALUE]))),
      },
      sample: scripted(marked),
      peers: [mutoolRun('a value for each field', script('fill.js'))],
    },
    {
      tool: 'pdf-edit-text',
      variant: `${PAGES} lines`,
      options: { findAndReplace: JSON.stringify({ find: LINE, text: NEW_LINE }) },
      sample: scripted(once(() => linedOf(folder, source))),
      peers: [pikepdf('the letters of each line', script('replace.py'))],
    },
    {
      tool: 'pdf-annotate',
      variant: `${2 * PAGES} marks`,
      options: { marks: JSON.stringify(marksOnEachPage) },
      sample: scripted(source),
      peers: [mutoolRun('two marks on each page', script('mark.js'))],
    },
    {
      tool: 'pdf-add-fields',
      variant: `${PAGES} fields`,
      options: { fields: JSON.stringify(Array.from({ length: PAGES }, (_, at) => fieldOn(at + 1))) },
      sample: scripted(source),
      peers: [pikepdf('a field on each page', script('fields.py'))],
    },
    {
      tool: 'pdf-bookmarks',
      options: { bookmarks: JSON.stringify(onEachPage) },
      sample: scripted(source),
      peers: [pikepdf('a bookmark for each page', script('bookmarks.py'))],
    },
    {
      tool: 'pdf-properties',
      options: { title: 'Report', author: 'Ada' },
      sample: scripted(source),
      peers: [pikepdf('title and author', script('properties.py'))],
    },
    {
      tool: 'pdf-organise',
      options: { pages: `${PAGES}-1` },
      variant: 'last first',
      sample: source,
      peers: [backwards],
    },
    {
      tool: 'pdf-header-footer',
      options: { headerLeft: '{file}' },
      sample: source,
      peers: [qpdfOverlayEach(join(folder, 'numbers.pdf'))],
    },
    { tool: 'pdf-impose', options: { layout: '4' }, variant: '4 on a sheet', sample: source, peers: [] },
    { tool: 'pdf-page-numbers', options: {}, sample: source, peers: [qpdfOverlayEach(join(folder, 'numbers.pdf'))] },
    { tool: 'pdf-image-watermark', options: {}, sample: stamped, peers: [qpdfOverlay(join(folder, 'logo.pdf'))] },
    { tool: 'pdf-protect', options: { userPassword: PASSWORD }, sample: source, peers: [qpdfEncrypt(PASSWORD)] },
    { tool: 'pdf-unlock', options: {}, password: PASSWORD, sample: locked, peers: [qpdfDecrypt(PASSWORD)] },
  ];
};

const marksOnEachPage = Array.from({ length: PAGES }, (_, at) => at + 1).flatMap((page) => [
  { type: 'rectangle', page, box: { x: 40, y: 40, width: 120, height: 40 }, colour: '#ff0000' },
  { type: 'highlight', page, boxes: [{ x: 40, y: 100, width: 200, height: 14 }] },
]);

const fieldOn = (page: number) => ({
  type: 'text',
  name: `field ${page}`,
  page,
  box: { x: 40, y: 40, width: 200, height: 20 },
});

const onEachPage = Array.from({ length: PAGES }, (_, at) => ({ title: `Page ${at + 1}`, level: 1, page: at + 1 }));

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

/** The same without its end, which says where everything is. */
const cutOf = async (folder: string, source: () => Promise<Sample>): Promise<Sample> => {
  const { files, pages, name } = await source();
  const [first] = files;
  if (!first) throw new Error('there is nothing to cut');
  const bytes = new Uint8Array(await readFile(first.path));
  const table = Buffer.from(bytes).lastIndexOf('startxref');
  const paths = await keep(folder, { [`cut-${basename(first.path)}`]: bytes.subarray(0, table) });
  return sampleOf(`${name}, its end cut off`, paths, pages);
};

const keepScripts = (folder: string): Promise<unknown> =>
  keep(
    folder,
    Object.fromEntries(Object.entries(peerScripts).map(([name, text]) => [name, new TextEncoder().encode(text)])),
  );

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
  const paths = await keep(folder, { [`marked-${basename(first.path)}`]: await document.save() });
  return sampleOf(`${name}, a field on each page`, paths, pages);
};

/** The same with a note on every page. */
const notedOf = async (folder: string, source: () => Promise<Sample>): Promise<Sample> => {
  const { files, pages, name } = await source();
  const [first] = files;
  if (!first) throw new Error('there is nothing to write on');
  const document = await PDFDocument.load(await readFile(first.path));
  const { context } = document;
  for (const { node } of document.getPages()) {
    const note = { Type: 'Annot', Subtype: 'Text', Rect: [40, 40, 60, 60], Contents: PDFString.of('a remark') };
    node.addAnnot(context.register(context.obj(note)));
  }
  const paths = await keep(folder, { [`noted-${basename(first.path)}`]: await document.save() });
  return sampleOf(`${name}, a note on each page`, paths, pages);
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
