import { PDFName, PDFRawStream, type PDFDict, type PDFDocument, type PDFPage, type PDFRef } from 'pdf-lib';
import { contentsOf } from '../compression/fonts/content-streams.js';
import { decodedBytes, dictAt, nameAt, resourcesOf } from '../content/objects.js';
import { contentOf, partsOf } from '../content/page-content.js';
import { keyOf, type Fate, type UsedColour } from './colours-used.js';
import { greyContent, type GreyWriting, type SeenAs } from './grey-content.js';
import { colouredImages, greyImage, paletteOf } from './grey-images.js';
import { coloursOfMarks, coloursOfMasks, greyGroups, greyMarks, greyResources, noteStyles } from './grey-marks.js';
import { backdropsOf, greyShadings } from './grey-shadings.js';
import { inlineKept, inlineTakenOut } from './inline-images.js';
import { lookAtColours } from './look-at-colours.js';

/** How a document is made grey. */
export interface Greying {
  /** Letters that are no lighter than this become black; none where it is undefined. */
  readonly blackTo: number | undefined;
}

/**
 * Makes all that a document draws grey, as text, lines and pictures that they are: content, patterns, gradients, images,
 * and the looks of marks and fields. What is not understood stays as it is.
 *
 * @returns whether anything had a colour, or was made black, and whether something may still have one.
 */
export const greyDocument = async (document: PDFDocument, { blackTo }: Greying): Promise<MadeGrey> => {
  const drawn = allDrawn(document);
  const seen = await lookAtColours(document.context, coloursIn(document, drawn));
  const seenAs: SeenAs = (colour) => seen.get(keyOf(colour));
  const isBlackened = greyContents(drawn, { seenAs, inline: inlineTakenOut(document.context), blackTo });
  const fates: Fate[] = [...(await greyShadings(document, seenAs))];
  for (const image of colouredImages(document)) fates.push(await greyImage(document, image, seenAs));
  greyMarks(document, seenAs);
  greyGroups(document, seenAs);
  greyResources(document);
  const hasColours = [...seen.values()].some(({ isColoured }) => isColoured) || fates.includes('coloured');
  return { isChanged: isBlackened || hasColours, mayBeColoured: fates.includes('kept') };
};

export interface MadeGrey {
  readonly isChanged: boolean;
  readonly mayBeColoured: boolean;
}

/** Whether letters became black. */
const greyContents = (drawn: readonly DrawnContent[], writing: Omit<GreyWriting, 'resources'>): boolean => {
  let isBlackened = false;
  for (const { bytes, resources, write } of drawn) {
    const grey = greyContent(bytes, { ...writing, resources, blackTo: undefined });
    const { blackTo } = writing;
    const after = blackTo === undefined ? grey : greyContent(grey, { ...ALL_GREY, resources, blackTo });
    isBlackened ||= after.length !== grey.length;
    write(after);
  }
  return isBlackened;
};

/** Content that has only greys left. */
const ALL_GREY: Omit<GreyWriting, 'resources' | 'blackTo'> = {
  seenAs: ({ values: [level = 0] }) => ({ grey: level, isColoured: false }),
  inline: inlineKept,
};

/** Something that is drawn, and how it is written anew. */
interface DrawnContent {
  readonly bytes: Uint8Array;
  readonly resources: PDFDict | undefined;
  readonly write: (bytes: Uint8Array) => void;
}

const allDrawn = (document: PDFDocument): readonly DrawnContent[] => [
  ...document.getPages().flatMap((page) => pageDrawn(document, page)),
  ...othersDrawn(document),
];

const pageDrawn = ({ context }: PDFDocument, page: PDFPage): readonly DrawnContent[] => {
  if (partsOf(page).length === 0) return [];
  const write = (bytes: Uint8Array): void => {
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(bytes)));
  };
  return [{ bytes: contentOf(page), resources: resourcesOf(page.node), write }];
};

const othersDrawn = (document: PDFDocument): readonly DrawnContent[] => {
  const inherited = inheritedResources(document);
  return contentsOf(document).flatMap(({ streams, resources, isPage }) => {
    const [stream] = streams;
    const ref = stream && document.context.getObjectRef(stream);
    const bytes = stream && !isPage ? decodedBytes(stream) : undefined;
    if (!stream || !ref || !bytes) return [];
    const write = (after: Uint8Array): void => {
      rewrite(document, { ref, stream, after });
    };
    return [{ bytes, resources: resources ?? inherited.get(stream), write }];
  });
};

/** Forms that have no resources of their own use those of the page that draws them. */
const inheritedResources = (document: PDFDocument): ReadonlyMap<PDFRawStream, PDFDict> => {
  const found = new Map<PDFRawStream, PDFDict>();
  for (const { node } of document.getPages()) {
    const resources = resourcesOf(node);
    for (const value of dictAt(resources, 'XObject')?.values() ?? []) {
      const form = document.context.lookup(value);
      const isOpen = form instanceof PDFRawStream && nameAt(form.dict, 'Subtype') === 'Form';
      if (isOpen && resources && !found.has(form)) found.set(form, resources);
    }
  }
  return found;
};

const OF_CODING: ReadonlySet<PDFName> = new Set(['Filter', 'DecodeParms', 'Length'].map((key) => PDFName.of(key)));

interface Rewritten {
  readonly ref: PDFRef;
  readonly stream: PDFRawStream;
  readonly after: Uint8Array;
}

const rewrite = ({ context }: PDFDocument, { ref, stream, after }: Rewritten): void => {
  const made = context.flateStream(after);
  for (const [key, value] of stream.dict.entries()) if (!OF_CODING.has(key)) made.dict.set(key, value);
  context.assign(ref, made);
};

/** Every colour that anything is drawn with. */
const coloursIn = (document: PDFDocument, drawn: readonly DrawnContent[]): ReadonlyMap<string, UsedColour> => {
  const used = new Map<string, UsedColour>();
  const note = (colour: UsedColour): undefined => {
    used.set(keyOf(colour), colour);
    return undefined;
  };
  for (const { bytes, resources } of drawn)
    greyContent(bytes, { resources, seenAs: note, inline: inlineKept, blackTo: undefined });
  for (const colour of [...backdropsOf(document), ...coloursOfMarks(document), ...coloursOfMasks(document)])
    note(colour);
  for (const image of colouredImages(document)) for (const colour of paletteOf(image)) note(colour);
  noteStyles(document, note);
  return used;
};
