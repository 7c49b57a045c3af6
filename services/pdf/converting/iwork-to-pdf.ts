import { buffer } from 'node:stream/consumers';
import type { Entry, ZipFile } from 'yauzl';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { FILE_MAX_BYTES } from '../../../contracts/limits.js';
import type { ImagePageSize } from '../../../contracts/tools/to-pdf.js';
import { nameOf, openPackage, PackageWrong, partsOf } from '../office-files/package.js';
import type { SourceFile } from '../operation.js';
import { imageToPdf } from './image-to-pdf.js';

type File = Pick<SourceFile, 'name' | 'bytes'>;

interface Preview {
  readonly bytes: Uint8Array;
  readonly notes: readonly Note[];
}

/** Until 2013 all pages were kept as a PDF, since then the first page is kept as pictures: the best come first. */
const PDF_PREVIEWS = ['quicklook/preview.pdf', 'preview.pdf'];
const PICTURE_PREVIEWS = ['preview.jpg', 'quicklook/thumbnail.jpg', 'quicklook/thumbnail.png', 'preview-web.jpg'];

/** Hints and keys of a document with a password. */
const LOCKS = ['.iwph', '.iwpv', '.iwpv2'];

/** A document that was a folder is often packed together with it. */
const OWN_FOLDER = /^[^/]+\.(?:pages|numbers|key)\//;

/** A PDF may begin with something else. ISO 32000-1, Annex H, note 13 */
const PDF_HEADER_WITHIN_BYTES = 1024;
const PICTURE_STARTS = ['ffd8ff', '89504e47'];
const PICTURE_START_BYTES = 4;

/**
 * Takes the preview that Pages, Numbers or Keynote saved in a document: its PDF as it is, else the picture of the first
 * page, and a note says which. Nothing but the preview is unpacked.
 *
 * @throws Refusal `iwork.unreadable`, also without a preview; `iwork.encrypted`; `image.*` for the picture.
 */
export const iworkToPdf = async (file: SourceFile, pageSize: ImagePageSize): Promise<Preview> => {
  const { archive, parts } = await opened(file);
  if (LOCKS.some((lock) => parts.has(lock))) throw new Refusal('iwork.encrypted', { name: file.name });
  const document = await previewIn({ file, archive, part: firstOf(parts, PDF_PREVIEWS), isOne: isPdf });
  if (document) return { bytes: document, notes: [previewNote(file.name)] };
  const picture = await previewIn({ file, archive, part: firstOf(parts, PICTURE_PREVIEWS), isOne: isPicture });
  if (!picture) throw unreadable(file, 'no preview is saved in it');
  return { bytes: await imageToPdf({ ...file, bytes: picture }, pageSize), notes: [firstPageNote(file.name)] };
};

const unreadable = ({ name }: File, reason: string, cause?: unknown): Refusal =>
  new Refusal('iwork.unreadable', { name, reason }, { cause });

const opened = async (file: File) => {
  try {
    const archive = await openPackage(file.bytes);
    const parts = await partsOf(archive, file.bytes.length);
    return { archive, parts: new Map(parts.map((part) => [pathOf(part), part])) };
  } catch (error) {
    throw unreadable(file, error instanceof PackageWrong ? error.message : 'it is damaged or cut off', error);
  }
};

const pathOf = (part: Entry): string => nameOf(part).toLowerCase().replace(OWN_FOLDER, '');

const firstOf = (parts: ReadonlyMap<string, Entry>, paths: readonly string[]): Entry | undefined =>
  paths.map((path) => parts.get(path)).find((part) => part !== undefined);

interface PreviewPart {
  readonly file: File;
  readonly archive: ZipFile;
  readonly part: Entry | undefined;
  readonly isOne: (bytes: Buffer) => boolean;
}

/** A part with more in it than it says breaks off. */
const previewIn = async ({ file, archive, part, isOne }: PreviewPart): Promise<Uint8Array | undefined> => {
  if (!part) return undefined;
  if (part.uncompressedSize > FILE_MAX_BYTES.iwork) throw unreadable(file, 'its preview is too large');
  const bytes = await unpacked(archive, part).catch((error: unknown) => {
    throw unreadable(file, 'it is damaged or cut off', error);
  });
  if (!isOne(bytes)) throw unreadable(file, 'its preview is not what its name says');
  return bytes;
};

const unpacked = async (archive: ZipFile, part: Entry): Promise<Buffer> =>
  buffer(await archive.openReadStreamPromise(part));

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, PDF_HEADER_WITHIN_BYTES).includes('%PDF-');

const isPicture = (bytes: Buffer): boolean =>
  PICTURE_STARTS.some((start) => bytes.toString('hex', 0, PICTURE_START_BYTES).startsWith(start));

const previewNote = (name: string): Note => ({
  code: 'iwork.preview',
  text: `The pages are those of the preview that is saved in ${name}.`,
});

const firstPageNote = (name: string): Note => ({
  code: 'iwork.first-page',
  text: `Only a picture of the first page is saved in ${name}, so the result has no other page.`,
});
