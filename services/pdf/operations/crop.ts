import { PDFName, type PDFPageLeaf } from 'pdf-lib';
import type { Note } from '../../../contracts/events/conversion.js';
import { Refusal } from '../../../contracts/errors.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { cropArea } from '../content/crop-area.js';
import { areaOf, boundsOf, common, type Rect } from '../content/geometry.js';
import { arrayAt, numbersIn } from '../content/objects.js';
import { frameOf } from '../content/page-frame.js';
import { chosenPages } from '../opening/chosen-pages.js';
import { editPdf, saveDense } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import { pdf, type Operation } from '../operation.js';

type Options = OptionsOf<'pdf-crop'>;

const HIDDEN: Note = {
  code: 'crop.hidden',
  text: 'Anything outside the crop is hidden, not removed: anyone can bring it back. To remove it, use Redact.',
};

/**
 * Shows less of pages: sets the CropBox, and shrinks TrimBox, BleedBox and ArtBox into it. All content is kept.
 *
 * @param files    exactly one PDF.
 * @param options  with `cropBy: 'margins'` the four margins are cut off, in `marginUnit` (`percent` of the width for
 *   left and right, of the height for top and bottom); with `'box'` the box stays, in points of 1/72 inch from the top
 *   left, to the edge where its width or height is null. Everything is measured on the page as displayed: turned, within
 *   the CropBox that it has, and in its UserUnit. `pageRanges` as in {@link chosenPages}.
 * @throws Refusal as {@link loadPdf}, {@link chosenPages} and {@link cropArea}; `tool.option-invalid` where all margins
 *   are 0.
 * @see ISO 32000-1, 14.11.2 "Page boundaries"
 */
export const crop: Operation<'pdf-crop'> = async ([file], options, work) => {
  if (options.cropBy === 'margins') checkMargins(options);
  const source = await loadPdf(file, work);
  const document = await editPdf(source, work);
  for (const [node, page] of chosenPages(document, options.pageRanges)) {
    cropTo(node, cropArea(frameOf(node), options, page));
  }
  return pdf(await saveDense(document), [...source.notes, HIDDEN]);
};

const checkMargins = ({ marginTop, marginRight, marginBottom, marginLeft }: Options): void => {
  if (marginTop + marginRight + marginBottom + marginLeft > 0) return;
  throw new Refusal('tool.option-invalid', {
    field: 'marginTop',
    problem: 'at least one of marginTop, marginRight, marginBottom and marginLeft must be above 0',
  });
};

const cropTo = (node: PDFPageLeaf, area: Rect): void => {
  setBox(node, 'CropBox', area);
  for (const name of ['BleedBox', 'TrimBox', 'ArtBox']) {
    if (!node.has(PDFName.of(name))) continue;
    const left = common(boxAt(node, name), area);
    if (areaOf(left) > 0) setBox(node, name, left);
    else node.delete(PDFName.of(name)); // without one, it is the CropBox
  }
};

/** Its corners may be any two that lie opposite; without area where it has none. */
const boxAt = (node: PDFPageLeaf, name: string): Rect => {
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = numbersIn(arrayAt(node, name));
  return boundsOf([
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ]);
};

const setBox = (node: PDFPageLeaf, name: string, { left, bottom, right, top }: Rect): void => {
  node.set(PDFName.of(name), node.context.obj([left, bottom, right, top].map(rounded4)));
};

const rounded4 = (length: number): number => Math.round(length * 10_000) / 10_000;
