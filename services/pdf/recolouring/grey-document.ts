import type { PDFDocument } from 'pdf-lib';
import { rewritableContents, type RewritableContent } from '../compression/fonts/rewritable-contents.js';
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
  const drawn = rewritableContents(document);
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
const greyContents = (drawn: readonly RewritableContent[], writing: Omit<GreyWriting, 'resources'>): boolean => {
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

/** Every colour that anything is drawn with. */
const coloursIn = (document: PDFDocument, drawn: readonly RewritableContent[]): ReadonlyMap<string, UsedColour> => {
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
