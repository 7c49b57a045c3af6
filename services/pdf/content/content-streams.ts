import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFDocument } from 'pdf-lib';
import { decodedBytes, dictAt, itemsOf, nameAt, numberAt, resourcesOf } from './objects.js';
import { everyDictionary, type FoundDictionary } from './every-dictionary.js';

/** Something that is drawn. */
export interface Content {
  /** In the order in which they are drawn, as if they were one. */
  readonly streams: readonly PDFRawStream[];
  readonly resources: PDFDict | undefined;
  readonly isPage: boolean;
}

/**
 * All that is drawn anywhere in a document, whether something leads to it or not: pages, forms, appearances of
 * annotations, patterns, and glyphs that are drawings.
 */
export const contentsOf = (document: PDFDocument): readonly Content[] => {
  const pages = new Set<PDFDict>(document.getPages().map(({ node }) => node));
  const drawn = new Map<PDFRawStream, Content>();
  for (const dictionary of everyDictionary(document)) {
    if (nameAt(dictionary.dict, 'Type') === 'Page') pages.add(dictionary.dict);
    for (const { stream, resources } of drawnBy(dictionary)) {
      if (!drawn.has(stream)) drawn.set(stream, { streams: [stream], resources, isPage: false });
    }
  }
  const shown = Array.from(pages, (page) => ({
    streams: pageStreams(page),
    resources: resourcesOf(page),
    isPage: true,
  }));
  return [...drawn.values(), ...shown];
};

const pageStreams = (page: PDFDict): PDFRawStream[] => {
  const contents = page.lookup(PDFName.of('Contents'));
  return (contents instanceof PDFArray ? itemsOf(contents) : [contents]).filter((item) => item instanceof PDFRawStream);
};

interface Drawn {
  readonly stream: PDFRawStream;
  readonly resources: PDFDict | undefined;
}

const drawnBy = ({ dict, stream }: FoundDictionary): readonly Drawn[] => {
  const appearances = dictAt(dict, 'AP');
  const states = appearances?.values().map((value) => dict.context.lookup(value)) ?? [];
  const drawn = [
    ...(stream && isDrawn(dict) ? [stream] : []),
    ...streamsIn(appearances),
    ...states.flatMap((state) => (state instanceof PDFDict ? streamsIn(state) : [])),
    ...streamsIn(dictAt(dict, 'XObject')).filter(({ dict: one }) => nameAt(one, 'Subtype') !== 'Image'),
  ];
  const glyphs = streamsIn(dictAt(dict, 'CharProcs')).map((glyph) => ({
    stream: glyph,
    resources: dictAt(glyph.dict, 'Resources') ?? dictAt(dict, 'Resources'),
  }));
  return [...glyphs, ...drawn.map((one) => ({ stream: one, resources: dictAt(one.dict, 'Resources') }))];
};

const isDrawn = (dict: PDFDict): boolean => {
  const subtype = nameAt(dict, 'Subtype');
  return subtype === 'Form' || (subtype === undefined && (isPattern(dict) || dict.has(PDFName.of('BBox'))));
};

const isPattern = (dict: PDFDict): boolean => numberAt(dict, 'PatternType') === 1;

const streamsIn = (dict: PDFDict | undefined): PDFRawStream[] =>
  dict
    ?.values()
    .map((value) => dict.context.lookup(value))
    .filter((value) => value instanceof PDFRawStream) ?? [];

/** Undefined where a part can't be read. */
export const bytesOfContent = ({ streams }: Content): Uint8Array | undefined => {
  const parts = streams.map(decodedBytes);
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? Buffer.concat(known.flatMap((part) => [part, NEWLINE])) : undefined;
};

const NEWLINE = Uint8Array.of(10);
