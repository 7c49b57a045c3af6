import { PDFRawStream, type PDFDict, type PDFDocument, type PDFObject, type PDFRef } from 'pdf-lib';
import { rewritableContents } from '../compression/fonts/rewritable-contents.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { dropUndrawn } from '../content/drop-undrawn.js';
import { everyDictionary } from '../content/every-dictionary.js';
import { decodedBytes, dictAt, nameAt, streamAt } from '../content/objects.js';
import { readOperators } from '../content/operators.js';
import { pdfName } from '../content/pdf-name.js';
import { pruneStructure } from '../layering/prune-structure.js';
import { withoutPictures } from './picture-content.js';

export interface RemovedPictures {
  readonly count: number;
  /** Pictures that letters and soft masks of what is left are made of, which stay. */
  readonly kept: readonly PDFRef[];
}

/**
 * Takes the pictures out of all that a document draws: pages, forms, patterns, and the looks of marks and fields, with what
 * the structure says of them, small pictures of pages, and what programs keep for themselves.
 */
export const removePictures = (document: PDFDocument): RemovedPictures => {
  const before = imagesIn(document);
  const masks = new Set([...before].flatMap(masksOf)); // they belong to other pictures, and are not counted
  const shaping = new Set<PDFObject | undefined>(shapingContents(document).map(({ stream }) => stream));
  const removedMarks = new Map<PDFRef, ReadonlySet<number>>();
  let inlineCount = 0;
  for (const { ref, bytes, resources, write } of rewritableContents(document)) {
    if (shaping.has(document.context.lookup(ref))) continue;
    const left = withoutPictures(bytes, resources);
    if (left.bytes !== bytes) write(left.bytes);
    if (left.removedMarks.size > 0) removedMarks.set(ref, left.removedMarks);
    inlineCount += left.inlineCount;
  }
  for (const { dict } of everyDictionary(document)) dropCopies(dict);
  dropUndrawn(document);
  dropLed(document, keptImages(shapingContents(document)));
  const after = imagesIn(document);
  const gone = [...before].filter((image) => !after.has(image));
  pruneStructure(document, removedMarks, new Set<PDFObject>(gone));
  dropOrphans(document);
  const kept = [...after].flatMap((image) => document.context.getObjectRef(image) ?? []);
  return { count: inlineCount + gone.filter((image) => !masks.has(image)).length, kept };
};

/** Small pictures of pages, and what programs keep for themselves, may show what is gone. */
const dropCopies = (dict: PDFDict): void => {
  dict.delete(pdfName('PieceInfo'));
  if (nameAt(dict, 'Type') === 'Page') dict.delete(pdfName('Thumb'));
};

const isPicture = ({ dict }: PDFRawStream): boolean => nameAt(dict, 'Subtype') === 'Image';

const isImage = (object: PDFObject | undefined): object is PDFRawStream =>
  object instanceof PDFRawStream && isPicture(object);

const imagesIn = ({ context }: PDFDocument): ReadonlySet<PDFRawStream> =>
  new Set(context.enumerateIndirectObjects().flatMap(([, object]) => (isImage(object) ? [object] : [])));

const MASKS = ['SMask', 'Mask'] as const;

const masksOf = ({ dict }: PDFRawStream): readonly PDFRawStream[] => MASKS.flatMap((key) => streamAt(dict, key) ?? []);

interface Shaping {
  readonly stream: PDFRawStream;
  readonly resources: PDFDict | undefined;
}

/** Contents that are letters, or the soft masks of text and lines: their pictures are not seen as pictures. */
const shapingContents = (document: PDFDocument): readonly Shaping[] => {
  const found = new Map<PDFRawStream, Shaping>();
  const add = (stream: PDFObject | undefined, outer: PDFDict | undefined): void => {
    if (!(stream instanceof PDFRawStream) || found.has(stream) || isPicture(stream)) return;
    const resources = dictAt(stream.dict, 'Resources') ?? outer;
    found.set(stream, { stream, resources });
    for (const drawn of drawnBy({ stream, resources })) add(drawn, resources);
  };
  for (const { dict } of everyDictionary(document)) {
    const glyphs = nameAt(dict, 'Subtype') === 'Type3' ? dictAt(dict, 'CharProcs') : undefined;
    for (const key of glyphs?.keys() ?? []) add(glyphs?.lookup(key), dictAt(dict, 'Resources'));
    const mask = dictAt(dict, 'SMask');
    if (mask && nameAt(dict, 'Subtype') !== 'Image') add(mask.lookup(pdfName('G')), undefined);
  }
  return [...found.values()];
};

/** Forms and pictures that it calls by name. */
const drawnBy = ({ stream, resources }: Shaping): readonly PDFRawStream[] => {
  const objects = dictAt(resources, 'XObject');
  const drawn: PDFRawStream[] = [];
  readOperators(decodedBytes(stream) ?? new Uint8Array(), ({ operator, names }) => {
    const object = operator === 'Do' ? objects?.lookup(pdfName(names.at(-1) ?? '')) : undefined;
    if (object instanceof PDFRawStream) drawn.push(object);
    return true;
  });
  return drawn;
};

const keptImages = (shaping: readonly Shaping[]): ReadonlySet<PDFRawStream> => {
  const images = shaping.flatMap(drawnBy).filter(isImage);
  return new Set([...images, ...images.flatMap(masksOf)]);
};

/** Whatever else leads to a picture, such as the poster of a film, does so no more. */
const dropLed = (document: PDFDocument, kept: ReadonlySet<PDFRawStream>): void => {
  for (const { dict } of everyDictionary(document)) {
    for (const key of dict.keys()) {
      const value = dict.lookup(key);
      if (isImage(value) && !kept.has(value)) dict.delete(key);
    }
  }
  dropOrphans(document);
};
