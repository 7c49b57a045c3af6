import type { PDFDict, PDFRef } from 'pdf-lib';
import { PDFName, PDFRawStream, type PDFDocument, type PDFPage } from 'pdf-lib';
import type { Matrix } from '../../content/matrix.js';
import { dictAt, resourcesOf } from '../../content/objects.js';
import { walkPage } from '../pages/content-walk.js';
import { boundsOf, overlap, quadOf, transformedQuad, type Quad } from '../../content/geometry.js';
import { contradictsFile } from '../../engines/pictures/true-image.js';
import { tellSpace } from './own-space.js';
import type { Covered } from './whiten.js';
import { whitenedImage, type WhitenedImage } from './whitened-image.js';

/** Images of a page that have become its own, and what is to be put in the place of each. */
export interface ImagePlan {
  readonly replacements: readonly (readonly [PDFRef, WhitenedImage])[];
  /** Why something under a box is an image that could not be whitened: `unclear` if it contradicts its file. */
  readonly uneditable: 'image' | 'unclear' | undefined;
}

const UNIT_SQUARE = quadOf({ left: 0, bottom: 0, right: 1, top: 1 });

interface Use extends Covered {
  readonly names: readonly string[];
  readonly image: PDFRawStream;
}

/**
 * Gives a page images of its own wherever one lies under a box, so that other pages keep theirs, with an empty one
 * standing in for each: what comes instead goes in later, because PDFium would write it anew.
 */
export const planImages = async (document: PDFDocument, page: PDFPage, boxes: readonly Quad[]): Promise<ImagePlan> => {
  const { uses, uneditable } = usesUnder(page, boxes);
  const plans: (readonly [PDFRef, WhitenedImage])[] = [];
  const own = privateResources(page);
  for (const [name, together] of byName(uses)) {
    const [first] = together;
    if (!first) continue;
    const { names, image } = first;
    const replacement = await whitenedImage(image, together);
    const holder = replacement && own(names.slice(0, -1));
    if (!replacement || !holder) {
      const isUnclear = !replacement && contradictsFile(image);
      return { replacements: [], uneditable: isUnclear ? 'unclear' : 'image' };
    }
    const ref = document.context.register(standIn(document));
    holder.set(PDFName.of(names.at(-1) ?? name), ref);
    plans.push([ref, replacement]);
  }
  return { replacements: plans, uneditable: uneditable ? 'image' : undefined };
};

/** Whether a box covers an inline image, or content that could not be walked. */
export const hasUneditableImagesUnder = (page: PDFPage, boxes: readonly Quad[]): boolean =>
  usesUnder(page, boxes).uneditable;

/** Images drawn under boxes; `uneditable` if there are also inline images, or content that could not be walked. */
export const usesUnder = (
  page: PDFPage,
  boxes: readonly Quad[],
): { readonly uses: Use[]; readonly uneditable: boolean } => {
  const bounds = boxes.map(boundsOf);
  const uses: Use[] = [];
  const inline: Matrix[] = [];
  const complete = walkPage(page, (drawn) => {
    if (drawn.kind === 'path') return;
    const place = boundsOf(transformedQuad(drawn.matrix, UNIT_SQUARE));
    const under = boxes.filter((_, index) => overlap(bounds[index] ?? place, place));
    if (under.length === 0) return;
    if (drawn.kind === 'inline-image') inline.push(drawn.matrix);
    else uses.push({ names: drawn.names, image: drawn.image, matrix: drawn.matrix, boxes: under });
  });
  return { uses, uneditable: inline.length > 0 || !complete };
};

const byName = (uses: readonly Use[]): Map<string, Use[]> => {
  const groups = new Map<string, Use[]>();
  for (const use of uses) {
    const key = use.names.map(encodeURIComponent).join('/');
    groups.set(key, [...(groups.get(key) ?? []), use]);
  }
  return groups;
};

const standIn = ({ context }: PDFDocument): PDFRawStream =>
  context.flateStream(Uint8Array.of(255), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 1,
    Height: 1,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
  });

/** The XObject resources of a page, or of a form in it by its chain of names, as copies that only this page has. */
const privateResources = (page: PDFPage): ((forms: readonly string[]) => PDFDict | undefined) => {
  const known = new Map<string, PDFDict>();
  const xObjectsOf = (forms: readonly string[]): PDFDict | undefined => {
    const key = forms.map(encodeURIComponent).join('/');
    const before = known.get(key);
    if (before) return before;
    const own = forms.length === 0 ? ownXObjects(page.node, resourcesOf(page.node)) : ofForm(forms);
    if (own) known.set(key, own);
    return own;
  };
  const ofForm = (forms: readonly string[]): PDFDict | undefined => {
    const around = xObjectsOf(forms.slice(0, -1));
    const name = PDFName.of(forms.at(-1) ?? '');
    const form = around?.lookup(name);
    if (!around || !(form instanceof PDFRawStream)) return undefined;
    const copy = PDFRawStream.of(form.dict.clone(), form.contents);
    around.set(name, around.context.register(copy));
    const resources = dictAt(form.dict, 'Resources');
    return resources ? ownXObjects(copy.dict, resources) : around;
  };
  return xObjectsOf;
};

const ownXObjects = (holder: PDFDict, resources: PDFDict | undefined): PDFDict | undefined => {
  const xObjects = dictAt(resources, 'XObject');
  if (!resources || !xObjects) return undefined;
  const ownResources = resources.clone();
  const own = xObjects.clone();
  ownResources.set(PDFName.of('XObject'), own);
  holder.set(PDFName.of('Resources'), ownResources);
  return own;
};

/** Puts the whitened images into a document in which the stand-ins have kept their numbers. */
export const placeImages = (document: PDFDocument, { replacements }: ImagePlan): void => {
  const { context } = document;
  for (const [ref, { image, space, mask }] of replacements) {
    const dict = image.dict.clone(context);
    if (space) tellSpace(dict, space);
    if (mask) {
      const stream = PDFRawStream.of(mask.stream.dict.clone(context), mask.stream.contents);
      dict.set(PDFName.of(mask.key), context.register(stream));
    }
    context.assign(ref, PDFRawStream.of(dict, image.contents));
  }
};
