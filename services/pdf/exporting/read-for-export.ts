import sharp from 'sharp';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import type { ChosenEncoding } from '../../../contracts/tools/text-encoding-option.js';
import { cpuMs, RENDER_MS } from '../engines/pdfium/drawing-time.js';
import { readLinks, type PageLink } from '../engines/pdfium/page-links.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { loadPdf } from '../opening/load.js';
import type { SourceFile, Work } from '../operation.js';
import { orUnreadable } from '../opening/unreadable.js';
import type { ReadDocument, ReadPage } from '../reading/lines/document-model.js';
import { readPages } from '../reading/read-document.js';
import { withAnnotations } from './annotations/shown-annotations.js';
import { picturesOnPage } from './cut-pictures.js';
import { withDecoration } from './decoration/text-decoration.js';
import { withLinks } from './decoration/text-links.js';
import { drawingsOnPage, type PageDrawings } from './drawings/drawings-on-page.js';
import { leftOutDrawings } from './drawings/left-out-drawings.js';
import { withGrounds } from './grounds/printed-grounds.js';
import { shareWithin, type PagePicture, type PicturesOf } from './page-picture-files.js';
import { withDrawingsWhole } from './picture-groups.js';

/** A document with everything that an export shows of it. */
export interface Exportable {
  readonly document: ReadDocument;
  /** The same without the text that the pictures of drawings have as labels, for what doesn't keep places. */
  readonly flowing: ReadDocument;
  readonly pictures: PicturesOf;
  readonly notes: readonly Note[];
}

/**
 * Reads a PDF, an image or a text with its pictures; pages without text are recognised, and where there is no text at
 * all, their pictures stay.
 *
 * @throws Refusal as {@link readPages}; `document.no-text` when there are no pictures either.
 */
export const readForExport = async (
  file: SourceFile,
  work: Work,
  textEncoding?: ChosenEncoding,
): Promise<Exportable> => {
  const { qpdf, recogniser } = work;
  const report: Work['report'] = (progress) => work.report(progress);
  const loaded = file.kind === 'pdf' ? await loadPdf(file, { qpdf }) : undefined;
  const source = loaded ? { ...file, bytes: await withAnnotations(loaded, work) } : file;
  const document = await readPages(source, { report, qpdf, recognise: recogniser, onlyShown: true, textEncoding });
  const shown = await shownIn(source, document);
  const pictures: PicturesOf = (page) => shown.get(page)?.pictures ?? [];
  const isBlank = document.pages.every(({ number, source: from }) => from === 'empty' && pictures(number).length === 0);
  if (isBlank) throw new Refusal('document.no-text', { name: file.name });
  const leftOut = [...shown].flatMap(([page, { tooLong }]) => (tooLong ? [page] : []));
  const notes = [...(loaded?.notes ?? []), ...(document.notes ?? []), ...leftOutDrawings(file.name, leftOut)];
  const links = loaded
    ? await orUnreadable(file.name, () => linksIn(loaded.bytes, document))
    : new Map<number, PageLink[]>();
  const asPrinted = (page: ReadPage): ReadPage => {
    const beside = shown.get(page.number);
    return withLinks(withDecoration(withGrounds(page, beside), beside?.fills), links.get(page.number) ?? []);
  };
  const withoutLabels = (page: ReadPage): ReadPage => ({
    ...page,
    blocks: page.blocks.filter((block) => shown.get(page.number)?.taken.has(block) !== true),
  });
  const { pages } = document;
  return {
    document: { ...document, pages: pages.map(asPrinted) },
    flowing: { ...document, pages: pages.map((page) => asPrinted(withoutLabels(page))) },
    pictures,
    notes,
  };
};

const linksIn = (bytes: Uint8Array, { pages }: ReadDocument): Promise<ReadonlyMap<number, PageLink[]>> =>
  withDocument(bytes, (document) => new Map(pages.map(({ number }) => [number, readLinks(document, number - 1)])));

/** Milliseconds of the processor after which no more drawings of a document are drawn. */
const DRAWINGS_MS = 30_000;

const shownIn = async ({ name, kind, bytes }: SourceFile, { pages }: ReadDocument) => {
  const shown = new Map<number, PageDrawings>();
  const end = cpuMs() + DRAWINGS_MS;
  for (const page of pages) {
    if (kind === 'image' && page.source === 'empty')
      shown.set(page.number, { pictures: [await wholeImage(bytes, page)], taken: new Set(), fills: [] });
    const atMost = cpuMs() < end ? RENDER_MS : 0;
    if (kind === 'pdf') shown.set(page.number, await orUnreadable(name, () => shownOn(bytes, page, atMost)));
  }
  return shown;
};

/** A picture in a drawing is drawn with it. */
const shownOn = async (bytes: Uint8Array, page: ReadPage, atMost: number): Promise<PageDrawings> => {
  const { pictures: drawings, ...others } = await drawingsOnPage(bytes, page, atMost);
  const isOfDrawing = ({ box }: PagePicture): boolean =>
    drawings.some((drawing) => shareWithin(box, drawing.imageBox ?? drawing.box) > 0.5);
  const pictures = (await picturesOnPage(bytes, page)).filter((picture) => !isOfDrawing(picture));
  return { ...others, pictures: [...(await withDrawingsWhole(pictures)), ...drawings] };
};

const wholeImage = async (bytes: Uint8Array, page: ReadPage): Promise<PagePicture> => ({
  box: { x: 0, y: 0, width: page.width, height: page.height },
  type: 'png',
  bytes: await sharp(bytes, { page: page.number - 1 })
    .rotate()
    .png()
    .toBuffer(),
});
