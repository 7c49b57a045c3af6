import type { PDFDocument, PDFRef } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { pageThatLooksDifferent } from '../flattening/same-looks.js';
import { forgetLayers, showLayers } from '../layering/configure.js';
import { decideAnnotations, decideLayers } from '../layering/decide-layers.js';
import { layersOf, type Layer } from '../layering/layers-of.js';
import { visibilities, type Visibility } from '../layering/visibility.js';
import { editPdf, openPdf, saveDense, savePdf } from '../opening/editable.js';
import { leftAsItIs, loadPdf, type LoadedPdf } from '../opening/load.js';
import { pdf, type Operation, type Work } from '../operation.js';

/**
 * Shows, hides, removes or flattens the layers of a PDF.
 *
 * @param files    exactly one PDF.
 * @param options  `layersDo`: `show` and `hide` when the file is opened; `remove` with all that they show; `flatten`: what is
 *   shown when the file is opened belongs to no layer any more, what is hidden goes. `layerNames` for all but the last; empty, all.
 * @returns the file as it is where it has no layers, or they are so already; a note names the layers of the result.
 * @throws Refusal as {@link loadPdf}; `layers.not-there` names those that are; `layers.not-safe` where a page would not look
 *   as it did with these layers hidden.
 */
export const layers: Operation<'pdf-layers'> = async ([file], { layersDo, layerNames }, work) => {
  const source = await loadPdf(file, work);
  const document = await editPdf(source, work);
  const there = layersOf(document);
  if (there.length === 0) return pdf(leftAsItIs(file, source), [...source.notes, NONE]);
  const meant = layersMeant(there, layerNames, file.name);
  if (layersDo === 'flatten' || layersDo === 'remove') {
    const gone = layersDo === 'flatten' ? there : meant;
    const bytes = await decided({ source, document, gone, isFlattened: layersDo === 'flatten' }, work);
    return pdf(bytes, [...source.notes, ...listed(layersOf(document))]);
  }
  const isShown = layersDo === 'show';
  if (meant.every((layer) => layer.isShown === isShown)) {
    return pdf(leftAsItIs(file, source), [...source.notes, ...listed(there)]);
  }
  showLayers(document, refsOf(meant), isShown);
  dropOrphans(document);
  return pdf(await saveDense(document), [...source.notes, ...listed(layersOf(document))]);
};

interface Deciding {
  readonly source: LoadedPdf;
  readonly document: PDFDocument;
  readonly gone: readonly Layer[];
  /** Each layer is shown or hidden as it is when the file is opened; else they are hidden. */
  readonly isFlattened: boolean;
}

/** @throws Refusal */
const decided = async ({ source, document, gone, isFlattened }: Deciding, work: Work): Promise<Uint8Array> => {
  work.report({ done: 0, total: 2, step: 'removing' });
  const shown = new Map(gone.map(({ ref, isShown }) => [ref, isFlattened && isShown]));
  const decide = (ref: PDFRef): Visibility => {
    const isShown = shown.get(ref) ?? (isFlattened ? true : undefined);
    return isShown === undefined ? 'open' : isShown ? 'shown' : 'hidden';
  };
  decideLayers(document, decide);
  forgetLayers(document, refsOf(gone));
  dropOrphans(document);
  const bytes = await saveDense(document);
  work.report({ done: 1, total: 2, step: 'comparing' });
  const before = await editPdf(source, work);
  decideAnnotations(before, visibilities(decide)); // PDFium draws those of hidden layers, too
  const pictured = isFlattened
    ? { before: await savePdf(before), after: bytes }
    : { before: await withAllBut(before, refsOf(gone)), after: await withAllBut(await openPdf(bytes), new Set()) };
  const changed = await pageThatLooksDifferent(pictured, [...Array(source.pageCount).keys()]);
  if (changed !== undefined) throw new Refusal('layers.not-safe', { name: source.name, page: changed + 1 });
  return bytes;
};

/** The document with these layers hidden, and all others shown. */
const withAllBut = async (document: PDFDocument, hidden: ReadonlySet<PDFRef>): Promise<Uint8Array> => {
  const others = layersOf(document).filter(({ ref }) => !hidden.has(ref));
  showLayers(document, refsOf(others), true);
  showLayers(document, hidden, false);
  return savePdf(document);
};

const refsOf = (some: readonly Layer[]): ReadonlySet<PDFRef> => new Set(some.map(({ ref }) => ref));

/** A name may hold a comma itself; several layers may have the same. */
const layersMeant = (there: readonly Layer[], wished: string, name: string): readonly Layer[] => {
  const whole = wished.trim();
  if (whole === '') return there;
  const called = (wish: string) => there.filter((layer) => layer.name.trim() === wish);
  const wishes = called(whole).length > 0 ? [whole] : whole.split(',').flatMap((wish) => wish.trim() || []);
  const missing = wishes.find((wish) => called(wish).length === 0);
  if (missing !== undefined) throw new Refusal('layers.not-there', { name, layer: missing, layers: inWords(there) });
  return [...new Set(wishes.flatMap(called))];
};

const NAMED_MAX = 50;

const inWords = (some: readonly Layer[]): string => {
  const names = [...new Set(some.map(({ name }) => name.trim() || '–'))];
  return names.slice(0, NAMED_MAX).join(', ') + (names.length > NAMED_MAX ? ' …' : '');
};

const NONE: Note = { code: 'layers.none', text: 'It has no layers, so nothing was changed.' };

const listed = (there: readonly Layer[]): readonly Note[] => {
  const shown = there.filter(({ isShown }) => isShown);
  const hidden = there.filter(({ isShown }) => !isShown);
  if (there.length === 0) return [{ code: 'layers.none-left', text: 'It has no layers any more.' }];
  return [
    ...(shown.length > 0 ? [{ code: 'layers.shown', text: `Layers that are shown: ${inWords(shown)}` }] : []),
    ...(hidden.length > 0 ? [{ code: 'layers.hidden', text: `Layers that are hidden: ${inWords(hidden)}` }] : []),
  ];
};
