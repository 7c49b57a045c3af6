import type { PDFDocument } from 'pdf-lib';
import papaparse from 'papaparse';
import { MB } from '../../../contracts/byte-sizes.js';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { attachedFiles } from '../attachments/attached-files.js';
import { freeName, safeName } from '../attachments/safe-names.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { decodedBytes } from '../content/objects.js';
import { pictureFile, type PictureFile } from '../extracting/picture-file.js';
import { picturesUsed } from '../extracting/pictures-used.js';
import { inspectContents } from '../inspecting/inspect-contents.js';
import { editPdf, savePdf } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import type { Operation, Produced, Work } from '../operation.js';
import { storedZip } from '../splitting/stored-zip.js';

/** The bytes that are kept in memory until all is there. */
const FILES_MAX_BYTES = 200 * MB;

/**
 * Takes out of a PDF what is a file of its own in it.
 *
 * @param files    exactly one PDF.
 * @param options  `what`: `images` that its pages use, each once: JPEG and JPEG 2000 files byte by byte where the pages show
 *   just these, all others as PNG; `attachments` of the document, its pages and marks; `files`, which is both; or `fonts`, the names of its
 *   fonts as CSV.
 * @returns a single picture as it is, the names as a table, and all else in a ZIP with folders `images` and `attachments`.
 * @throws Refusal as {@link loadPdf}; `extract.nothing`; `result.too-large`.
 */
export const extract: Operation<'pdf-extract'> = async ([file], { what }, work) => {
  const source = await loadPdf(file, work);
  const document = await editPdf(source, work);
  dropOrphans(document);
  if (what === 'fonts') return fontNames(file.name, await savePdf(document), source.notes);
  const taken: Taken = { files: new Map(), notes: [...source.notes] };
  if (what !== 'images') takeAttachments(document, taken);
  if (what !== 'attachments') await takePictures(document, taken, work);
  const [first] = taken.files;
  if (!first) throw new Refusal('extract.nothing', { name: file.name });
  return produced(taken);
};

interface Taken {
  readonly files: Map<string, Uint8Array>;
  readonly notes: Note[];
}

/** @throws Refusal */
const keep = ({ files }: Taken, name: string, bytes: Uint8Array): void => {
  const names = new Set([...files.keys()].map((taken) => taken.toLowerCase()));
  files.set(
    freeName(name, (free) => names.has(free)),
    bytes,
  );
  const size = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (size > FILES_MAX_BYTES) throw new Refusal('result.too-large', { limit: FILES_MAX_BYTES / MB });
};

const takeAttachments = (document: PDFDocument, taken: Taken): void => {
  const lost: string[] = [];
  for (const { name, stream } of attachedFiles(document)) {
    const bytes = decodedBytes(stream);
    if (bytes) keep(taken, `attachments/${safeName(name, 'file')}`, bytes);
    else lost.push(safeName(name, 'file'));
  }
  if (lost.length > 0) {
    taken.notes.push({
      code: 'extract.files-skipped',
      text: `Attached files that could not be read and were left out: ${lost.join(', ')}.`,
    });
  }
};

const takePictures = async (document: PDFDocument, taken: Taken, work: Work): Promise<void> => {
  const { pictures, inContent } = picturesUsed(document);
  const pageDigits = String(document.getPageCount()).length;
  const lost = new Set<number>();
  for (const [done, { page, image }] of pictures.entries()) {
    work.report({ done, total: pictures.length, step: `picture ${done + 1} of ${pictures.length}` });
    const pictureOutput = await pictureFile(image);
    if (pictureOutput) keep(taken, nameOfPicture(page, pageDigits, pictureOutput), pictureOutput.bytes);
    else lost.add(page);
  }
  taken.notes.push(...skippedNotes(lost, inContent));
};

const nameOfPicture = (page: number, digits: number, { ending }: PictureFile): string =>
  `images/page-${String(page).padStart(digits, '0')}${ending}`;

const skippedNotes = (lost: ReadonlySet<number>, inContent: number): readonly Note[] => [
  ...(lost.size > 0
    ? [
        {
          code: 'extract.pictures-skipped',
          text: `Pictures that could not be read and were left out are on pages ${[...lost].join(', ')}.`,
        },
      ]
    : []),
  ...(inContent > 0
    ? [
        {
          code: 'extract.pictures-in-content',
          text: `Pictures that are written into the content of pages and were left out: ${inContent}.`,
        },
      ]
    : []),
];

const single: Readonly<Record<string, Pick<Produced, 'mime' | 'extension'>>> = {
  jpg: { mime: 'image/jpeg', extension: '.jpg' },
  png: { mime: 'image/png', extension: '.png' },
};

const produced = ({ files, notes }: Taken): Produced => {
  const [[name, bytes] = ['', new Uint8Array()]] = files;
  const kind = files.size === 1 && name.startsWith('images/') ? single[name.split('.').at(-1) ?? ''] : undefined;
  if (kind) return { bytes, ...kind, notes };
  return { bytes: storedZip(files), mime: 'application/zip', extension: '.zip', notes };
};

const fontNames = (name: string, bytes: Uint8Array, notes: readonly Note[]): Produced => {
  const fonts = inspectContents(bytes)?.fonts ?? [];
  if (fonts.length === 0) throw new Refusal('extract.nothing', { name });
  const rows = fonts.map((font) => [font.name, font.isEmbedded ? 'yes' : 'no']);
  const text = papaparse.unparse([['Font', 'Embedded'], ...rows], { escapeFormulae: true });
  return { bytes: new TextEncoder().encode(text), mime: 'text/csv', extension: '.csv', notes };
};
