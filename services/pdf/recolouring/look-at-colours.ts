import { PDFDocument, PDFName, PDFObjectCopier, type PDFContext, type PDFDict, type PDFObject } from 'pdf-lib';
import { isBeyondEngines } from '../opening/unreadable.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage, type Picture } from '../engines/pdfium/render.js';
import { keyOf, plainlySeen, seenOf, type SeenColour, type UsedColour } from './colours-used.js';

/** Swatches side by side and one above the other on a page, and their sides in pixels. */
const SWATCHES_ACROSS = 64;
const SWATCH_SIDE_PIXELS = 4;
/** More colours of one document are not looked at. */
const COLOURS_MAX = 40_000;

export type ColoursSeen = ReadonlyMap<string, SeenColour>;

/** Colours as PDFium shows them; without those that it does not show. */
export const lookAtColours = async (
  context: PDFContext,
  used: ReadonlyMap<string, UsedColour>,
): Promise<ColoursSeen> => {
  const seen = new Map<string, SeenColour>();
  const others: UsedColour[] = [];
  for (const [key, colour] of used) {
    const plain = plainlySeen(colour);
    if (plain) seen.set(key, plain);
    else if (others.length < COLOURS_MAX) others.push(colour);
  }
  const perPage = SWATCHES_ACROSS * SWATCHES_ACROSS;
  for (let from = 0; from < others.length; from += perPage) {
    const some = others.slice(from, from + perPage);
    const levels = await swatchesSeen(context, some);
    for (const [at, colour] of some.entries()) {
      const level = levels[at];
      if (level) seen.set(keyOf(colour), level);
    }
  }
  return seen;
};

const swatchesSeen = async (
  context: PDFContext,
  colours: readonly UsedColour[],
): Promise<readonly (SeenColour | undefined)[]> => {
  const spaces = [...new Map(colours.map(({ space }) => [space.toString(), space])).values()];
  const names = new Map(spaces.map((space, at) => [space.toString(), `C${at}`]));
  const content = colours.map(({ space, values }, at) => {
    const place = `${(at % SWATCHES_ACROSS) * SWATCH_SIDE_PIXELS} ${Math.floor(at / SWATCHES_ACROSS) * SWATCH_SIDE_PIXELS} ${SWATCH_SIDE_PIXELS} ${SWATCH_SIDE_PIXELS}`;
    return `/${names.get(space.toString()) ?? ''} cs ${values.map(plain).join(' ')} scn ${place} re f`;
  });
  const resources = { ColorSpace: Object.fromEntries(spaces.map((space, at) => [`C${at}`, space])) };
  const side = SWATCHES_ACROSS * SWATCH_SIDE_PIXELS;
  const picture = await pictureOf({
    context,
    resources,
    content: content.join('\n'),
    size: { width: side, height: side },
  });
  return colours.map((_, at) => {
    const x = (at % SWATCHES_ACROSS) * SWATCH_SIDE_PIXELS + SWATCH_SIDE_PIXELS / 2;
    const y = side - 1 - (Math.floor(at / SWATCHES_ACROSS) * SWATCH_SIDE_PIXELS + SWATCH_SIDE_PIXELS / 2);
    return picture && seenAt(picture, y * side + x);
  });
};

const plain = (value: number): string => String(Number(value.toFixed(6)));

const seenAt = ({ rgba }: Picture, pixel: number): SeenColour =>
  seenOf((rgba[pixel * 4] ?? 0) / 255, (rgba[pixel * 4 + 1] ?? 0) / 255, (rgba[pixel * 4 + 2] ?? 0) / 255);

/** Something to be drawn with parts of a document. */
export interface Drawn {
  readonly context: PDFContext;
  /** Resources by kind and name, as they are in the document. */
  readonly resources: Readonly<Record<string, Readonly<Record<string, PDFObject>>>>;
  readonly content: string;
  /** In points, each a pixel. */
  readonly size: { readonly width: number; readonly height: number };
}

/** A page of its own, a pixel for each point; undefined where PDFium does not draw it. */
export const pictureOf = async ({ context, resources, content, size }: Drawn): Promise<Picture | undefined> => {
  try {
    const document = await PDFDocument.create();
    const copier = PDFObjectCopier.for(context, document.context);
    const own: PDFDict = document.context.obj({});
    for (const [kind, named] of Object.entries(resources)) {
      const copies = Object.entries(named).map(([name, object]) => [name, copier.copy(object)] as const);
      own.set(PDFName.of(kind), document.context.obj(Object.fromEntries(copies)));
    }
    const page = document.addPage([size.width, size.height]);
    page.node.set(PDFName.of('Resources'), own);
    page.node.set(PDFName.of('Contents'), document.context.register(document.context.flateStream(content)));
    const bytes = await document.save({ useObjectStreams: false });
    return await withDocument(bytes, (opened) => renderPage(opened, 0, size));
  } catch (error) {
    if (isBeyondEngines(error)) return undefined;
    throw error;
  }
};

/** The colour of each pixel in a row, from 0 at the top. */
export const rowSeen = (picture: Picture, row: number): readonly SeenColour[] =>
  Array.from({ length: picture.width }, (_, x) => seenAt(picture, row * picture.width + x));
