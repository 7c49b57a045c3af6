import { PDFDocument, PDFName, StandardFonts, type PDFImage, type PDFPage } from 'pdf-lib';
import { lineOf, seeded, type Random } from './seeded-random.js';

const A4: [number, number] = [595, 842];
const LINES = 42;
const CHARACTERS = 88;

interface Plan {
  readonly pages: number;
  readonly seed: number;
  /** JPEG files, shown one after the other on every `pictureEvery`th page. */
  readonly pictures?: readonly Uint8Array[];
  readonly pictureEvery?: number;
  /** A link to the next page on each page. */
  readonly links?: boolean;
  /** Bytes that nothing refers to and nothing shrinks. */
  readonly ballast?: number;
}

/** Pages of text, with pictures and links if asked for. The same plan gives the same bytes. */
export const makePdf = async (plan: Plan): Promise<Uint8Array> => {
  const { pages: count, seed, pictures = [], pictureEvery = 1, links = false, ballast = 0 } = plan;
  const random = seeded(seed);
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = await document.embedFont(StandardFonts.Helvetica);
  const images = await Promise.all(pictures.map((picture) => document.embedJpg(picture)));
  const pages = Array.from({ length: count }, () => document.addPage(A4));
  for (const [index, page] of pages.entries()) {
    page.node.setFontDictionary(PDFName.of('F'), font.ref);
    const turn = index % pictureEvery === 0 ? (index / pictureEvery) % images.length : -1;
    write(page, random, images[turn]);
    if (links) linkTo(page, pages[(index + 1) % count] ?? page);
  }
  if (ballast > 0) document.context.register(document.context.stream(randomBytes(random, ballast)));
  return document.save({ addDefaultPage: false });
};

const randomBytes = (random: Random, length: number): Uint8Array =>
  new Uint8Array(Uint32Array.from({ length: Math.ceil(length / 4) }, () => random() * 2 ** 32).buffer, 0, length);

const write = (page: PDFPage, random: Random, image: PDFImage | undefined): void => {
  const lines = Array.from({ length: image ? LINES / 2 : LINES }, () => `(${lineOf(random, CHARACTERS)}) Tj T*`);
  const text = `BT /F 11 Tf 17 TL 60 780 Td ${lines.join('\n')} ET`;
  const picture = image ? 'q 400 0 0 300 97 80 cm /I Do Q' : '';
  if (image) page.node.setXObject(PDFName.of('I'), image.ref);
  const { context } = page.doc;
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(`${text}\n${picture}`)));
};

const linkTo = ({ node, doc: { context } }: PDFPage, target: PDFPage): void => {
  const link = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [60, 40, 200, 60], Border: [0, 0, 0] });
  link.set(PDFName.of('Dest'), context.obj([target.ref, 'Fit']));
  node.set(PDFName.of('Annots'), context.obj([context.register(link)]));
};

/** One JPEG per page, filling it. */
export const makeScans = async (scans: readonly Uint8Array[]): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (const scan of scans) {
    const image = await document.embedJpg(scan);
    document.addPage(A4).drawImage(image, { x: 0, y: 0, width: A4[0], height: A4[1] });
  }
  return document.save();
};

/** A ready stamp page for those who bring their own. */
export const makeStamp = async (text: string): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage(A4).drawText(text, { x: 120, y: 400, size: 50, opacity: 0.5 });
  return document.save();
};

/** A picture in the middle of an otherwise empty page. */
export const makePictureStamp = async (png: Uint8Array): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  const image = await document.embedPng(png);
  document.addPage(A4).drawImage(image, { x: 178, y: 361, width: 238, height: 119, opacity: 0.5 });
  return document.save();
};

/** Pages with nothing but their numbers. */
export const makeNumbers = async (count: number): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (let page = 1; page <= count; page += 1) document.addPage(A4).drawText(String(page), { x: 295, y: 28, size: 10 });
  return document.save();
};
