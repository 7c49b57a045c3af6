import sharp from 'sharp';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import type { ChosenEncoding } from '../../../contracts/tools/text-encoding-option.js';
import { loadPdf } from '../opening/load.js';
import type { SourceFile, Work } from '../operation.js';
import { orUnreadable } from '../opening/unreadable.js';
import type { ReadDocument, ReadPage } from '../reading/lines/document-model.js';
import { readPages } from '../reading/read-document.js';
import { withAnnotations } from './annotations/shown-annotations.js';
import { picturesOnPage } from './cut-pictures.js';
import type { PagePicture, PicturesOf } from './page-picture-files.js';
import { withDrawingsWhole } from './picture-groups.js';

/** A document with everything that an export shows of it. */
export interface Exportable {
  readonly document: ReadDocument;
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
  const pictures = await picturesOf(source, document);
  const isBlank = document.pages.every(({ number, source: from }) => from === 'empty' && !pictures.get(number)?.length);
  if (isBlank) throw new Refusal('document.no-text', { name: file.name });
  const notes = [...(loaded?.notes ?? []), ...(document.notes ?? []), ...recognised(file.name, document)];
  return { document, pictures: (page) => pictures.get(page) ?? [], notes };
};

const picturesOf = async ({ name, kind, bytes }: SourceFile, { pages }: ReadDocument) => {
  const pictures = new Map<number, readonly PagePicture[]>();
  for (const page of pages) {
    if (kind === 'image' && page.source === 'empty') pictures.set(page.number, [await wholeImage(bytes, page)]);
    if (kind === 'pdf') {
      const found = await orUnreadable(name, () => picturesOnPage(bytes, page));
      pictures.set(page.number, await withDrawingsWhole(found));
    }
  }
  return pictures;
};

const wholeImage = async (bytes: Uint8Array, page: ReadPage): Promise<PagePicture> => ({
  box: { x: 0, y: 0, width: page.width, height: page.height },
  type: 'png',
  bytes: await sharp(bytes, { page: page.number - 1 })
    .rotate()
    .png()
    .toBuffer(),
});

const recognised = (name: string, { pages }: ReadDocument): Note[] => {
  const count = pages.filter(({ source }) => source === 'recognised').length;
  if (count === 0) return [];
  const text =
    count === pages.length
      ? `The text of ${name} was recognised in a picture (OCR); please check it.`
      : `The text of ${count} of ${pages.length} pages of ${name} was recognised in a picture (OCR); please check it.`;
  return [{ code: 'text.recognised', text }];
};
