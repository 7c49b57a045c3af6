import type { Note } from '../../../contracts/events/conversion.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { dropInkIntents } from '../compression/colours/drop-ink-intents.js';
import { makeProfilesSmaller } from '../compression/colours/smaller-profiles.js';
import { tellImagesPlainly } from '../content/plain-images.js';
import { dropPrivate } from '../compression/drop-private.js';
import { subsetFonts } from '../compression/fonts/subset-fonts.js';
import { dropEmptyForm } from '../compression/empty-form.js';
import { joinContents } from '../compression/join-contents.js';
import { packDenser } from '../compression/packing/pack-denser.js';
import { imageQualities, type ImageQuality } from '../compression/quality.js';
import { shareEqualStreams } from '../compression/share-streams.js';
import { shrinkImages } from '../compression/shrink-images.js';
import { qualitiesFrom, sharpestWithin, targetNote } from '../compression/target.js';
import { thinFunctions } from '../compression/thin-functions.js';
import { trimMetadata } from '../compression/trim-metadata.js';
import { PdfiumRefused, withDocument } from '../engines/pdfium/pdfium-document.js';
import { findEditable, packPdf, savePdf } from '../opening/editable.js';
import { loadPdf, type LoadedPdf } from '../opening/load.js';
import { pdf, type Operation, type SourceFile, type Work } from '../operation.js';
import { protectedLike } from '../protection/protected-like.js';
import { isSigned } from '../signing/fields/is-signed.js';

const ALREADY_SMALL: Note = {
  code: 'compress.already-small',
  text: 'This PDF is already as small as it gets at this quality.',
};

const leftDamaged = (name: string): Note => ({
  code: 'compress.left-damaged',
  text: `${name} is damaged. It was left as it is, because it would become larger if it were repaired.`,
});

/** Nobody needs another file for fewer bytes, such as where a new identifier has other bytes to escape. */
const SAVED_MIN = 16;

/**
 * Makes a PDF smaller: images are recoded to the resolution at which they are shown, fonts keep the glyphs that are
 * shown, equal streams are stored once, private data of programs dropped, and everything packed anew. Text and drawings
 * keep every detail.
 *
 * @param files    exactly one PDF.
 * @param options  `quality`: `low` gives the smallest file, `high` the sharpest; each keeps every image above its
 *   {@link ImageQuality.floor}. `targetSize` in bytes: as sharp as fits, but not sharper than `quality`. `keepSigned`: a
 *   signed file comes back byte for byte.
 * @returns the same pages; never larger than the input: then, and where next to nothing is saved, the original itself, with a note, which for a damaged file says that it still is. One that is too
 *   damaged to be opened as it is comes back mended, as far as that takes no more bytes. With a target size, a note says whether it was met.
 * @throws Refusal as {@link loadPdf}.
 */
export const compress: Operation<'pdf-compress'> = async ([file], options, work) =>
  options.keepSigned && (await isSigned(file)) ? pdf(file.bytes) : compressed(file, options, work);

type Options = OptionsOf<'pdf-compress'>;

const compressed = async (file: SourceFile, { quality, targetSize: target }: Options, work: Work) => {
  const source = await loadPdf(file, work);
  const make = async (images: ImageQuality) => likeSource(file, await smallerWith(source, images, work), work);
  const smaller =
    target === undefined
      ? await make(imageQualities[quality])
      : await sharpestWithin(qualitiesFrom(quality), target, async (images) => shorter(await make(images), file.bytes));
  const mustRepair = source.repaired;
  const leastSaved = savedAtLeast({ isTooLarge: target !== undefined && file.bytes.length > target, mustRepair });
  const isSmaller = file.bytes.length - smaller.length >= leastSaved;
  const helps = isSmaller && (await pagesIn({ ...file, bytes: smaller })) === source.pageCount;
  const bytes = helps ? smaller : file.bytes;
  const notes = helps ? source.notes : [source.repaired ? leftDamaged(source.name) : ALREADY_SMALL];
  return pdf(bytes, target === undefined ? notes : [...notes, targetNote(bytes.length, target)]);
};

/** A damaged file may come back mended at the same size, and none may come back larger. */
const savedAtLeast = ({ isTooLarge, mustRepair }: Readonly<Record<'isTooLarge' | 'mustRepair', boolean>>): number => {
  if (mustRepair) return 0;
  return isTooLarge ? 1 : SAVED_MIN;
};

const shorter = (one: Uint8Array, other: Uint8Array): Uint8Array => (one.length < other.length ? one : other);

const smallerWith = async (source: LoadedPdf, images: ImageQuality, work: Work): Promise<Uint8Array> => {
  const lighter = await withLighterImages(source, images, work);
  work.report({ done: 1, total: 1, step: 'packing' });
  const packed = await packPdf(lighter ?? source.bytes, work, ['--recompress-flate', '--compression-level=9']);
  return lighter ? packDenser(packed) : packed;
};

/** With the protection of the file, which counts when its size is compared; without where that can't be kept. */
const likeSource = async (file: SourceFile, bytes: Uint8Array, { qpdf }: Work): Promise<Uint8Array> =>
  (await protectedLike(file, [bytes], qpdf))?.[0] ?? bytes;

/** Undefined where the document can't be edited. */
const withLighterImages = async (
  source: LoadedPdf,
  images: ImageQuality,
  work: Work,
): Promise<Uint8Array | undefined> => {
  const document = await findEditable(source, work);
  if (!document) return undefined;
  tellImagesPlainly(document);
  dropPrivate(document);
  trimMetadata(document);
  shareEqualStreams(document);
  makeProfilesSmaller(document, !images.keepsInks);
  thinFunctions(document);
  joinContents(document);
  dropEmptyForm(document);
  await subsetFonts(document);
  await shrinkImages(document, images, (done, total) => {
    work.report({ done, total: total + 1, step: `image ${done + 1} of ${total}` });
  });
  if (!images.keepsInks) dropInkIntents(document);
  shareEqualStreams(document);
  return savePdf(document);
};

/** 0 for what is no PDF. */
const pagesIn = ({ bytes, password }: SourceFile): Promise<number> =>
  withDocument(bytes, ({ pageCount }) => pageCount, password).catch((error: unknown) => {
    if (error instanceof PdfiumRefused) return 0;
    throw error;
  });
