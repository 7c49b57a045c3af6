import { PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import { madeCii } from '../../services/pdf/fixtures/made-invoices.js';
import { makeDocx } from './office-samples.js';
import { makePdf, makeScans } from './pdf.js';
import { photo, scan, screenshot } from './sample-pictures.js';
import { lineOf, seeded } from './seeded-random.js';
import { keep, sampleOf, type Sample } from './sample.js';

const PICTURE = { width: 1600, height: 1200 };
const PHOTO = { width: 3000, height: 2250 };
const SCREEN = { width: 1600, height: 1000 };
const SCANS = 6;

/** Two of the same make, because merging takes two; other tools get the first. */
export const twoSmall = (folder: string): Promise<Sample> => two(folder, 'small', { pages: 2 });

export const twoMedium = async (folder: string): Promise<Sample> =>
  two(folder, 'medium', { pages: 100, pictures: await photos(10), pictureEvery: 5, links: true });

export const twoLarge = async (folder: string): Promise<Sample> =>
  two(folder, 'large', { pages: 1000, pictures: await photos(20), pictureEvery: 20, links: true });

type Plan = Omit<Parameters<typeof makePdf>[0], 'seed'>;

const two = async (folder: string, name: string, plan: Plan): Promise<Sample> => {
  const files = {
    [`${name}-1.pdf`]: await makePdf({ ...plan, seed: 1 }),
    [`${name}-2.pdf`]: await makePdf({ ...plan, seed: 2 }),
  };
  return sampleOf(name, await keep(folder, files), 2 * plan.pages);
};

const photos = (count: number): Promise<Buffer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => photo(PICTURE, index)));

export const scans = async (folder: string, colour: boolean): Promise<Sample> => {
  const name = colour ? 'colour scan' : 'grey scan';
  const pages: Buffer[] = [];
  for (let page = 0; page < SCANS; page += 1) pages.push(await scan(colour, page + 1));
  return sampleOf(name, await keep(folder, { [`${name}.pdf`]: await makeScans(pages) }), SCANS);
};

export const onePhoto = async (folder: string): Promise<Sample> =>
  sampleOf('one photo', await keep(folder, { 'photo.jpg': await photo(PHOTO, 1) }));

export const tenPictures = async (folder: string): Promise<Sample> => {
  const files: Record<string, Buffer> = {};
  for (let index = 0; index < 5; index += 1) {
    files[`photo-${index}.jpg`] = await photo(PHOTO, index);
    files[`screen-${index}.png`] = await screenshot(SCREEN, index);
  }
  return sampleOf('ten pictures', await keep(folder, files));
};

export const text = async (folder: string, lines: number): Promise<Sample> => {
  const random = seeded(lines);
  const body = Array.from({ length: lines }, () => lineOf(random, 80)).join('\n');
  return sampleOf(`${lines} lines`, await keep(folder, { [`${lines}-lines.txt`]: body }));
};

export const invoice = async (folder: string): Promise<Sample> =>
  sampleOf('an invoice', await keep(folder, { 'invoice.xml': madeCii() }));

const LAYERED_PAGES = 50;
const LAYERS = 8;

/** Every other layer is hidden when it is opened. */
export const layered = async (folder: string): Promise<Sample> => {
  const random = seeded(LAYERED_PAGES);
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  const font = await document.embedFont(StandardFonts.Helvetica);
  const layers = Array.from({ length: LAYERS }, (_, layer) =>
    context.register(context.obj({ Type: 'OCG', Name: PDFString.of(`Layer ${layer}`) })),
  );
  const named = context.obj(Object.fromEntries(layers.map((layer, index) => [`L${index}`, layer])));
  for (let page = 0; page < LAYERED_PAGES; page += 1) {
    const page = document.addPage();
    const lines = layers.flatMap((_, layer) =>
      Array.from({ length: 20 }, (_line, line) => {
        const text = `BT /F 9 Tf ${20 + layer * 60} ${20 + line * 36} Td (${lineOf(random, 12)}) Tj ET`;
        return `/OC /L${layer} BDC ${text} ${20 + layer * 60} ${30 + line * 36} 40 8 re f EMC`;
      }),
    );
    page.node.set(PDFName.of('Resources'), context.obj({ Font: { F: font.ref }, Properties: named }));
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(lines.join('\n'))));
  }
  const hidden = layers.filter((_, layer) => layer % 2 === 1);
  catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: layers, D: { Order: layers, OFF: hidden } }));
  return sampleOf('layers', await keep(folder, { 'layered.pdf': await document.save() }), LAYERED_PAGES);
};

const SHAPES = 500;
const SECTIONS = 60;

/** Shapes in two colours with a word on each. */
export const drawing = async (folder: string): Promise<Sample> => {
  const random = seeded(SHAPES);
  const shapes = Array.from({ length: SHAPES }, (_, shape) => {
    const x = (shape % 25) * 40;
    const y = Math.floor(shape / 25) * 40;
    const fill = shape % 2 === 0 ? 'teal' : 'orange';
    return `<circle cx="${x}" cy="${y}" r="18" fill="${fill}" opacity=".7"/><text x="${x}" y="${y}">${lineOf(random, 8)}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="800">${shapes.join('')}</svg>`;
  return sampleOf(`a drawing of ${SHAPES} shapes`, await keep(folder, { 'drawing.svg': svg }));
};

/** Headings, prose, lists and tables. */
export const markdown = async (folder: string): Promise<Sample> => {
  const random = seeded(SECTIONS);
  const line = (): string => lineOf(random, 80);
  const sections = Array.from({ length: SECTIONS }, (_, section) =>
    [
      `## Section ${section}`,
      line() + line(),
      `- ${line()}\n- ${line()}`,
      `| a | b |\n|---|---|\n| ${section} | 2 |`,
    ].join('\n\n'),
  );
  return sampleOf(`${SECTIONS} sections of Markdown`, await keep(folder, { 'notes.md': sections.join('\n\n') }));
};

export const docx = async (folder: string, paragraphs: number): Promise<Sample> => {
  const name = `${paragraphs}-paragraphs.docx`;
  return sampleOf(`${paragraphs} paragraphs`, await keep(folder, { [name]: makeDocx(paragraphs, paragraphs) }));
};

/** The first file of several on its own. */
export const firstOf = ({ name, files, pages }: Sample): Promise<Sample> =>
  sampleOf(
    name,
    files.slice(0, 1).map(({ path }) => path),
    pages === undefined ? undefined : pages / files.length,
  );
