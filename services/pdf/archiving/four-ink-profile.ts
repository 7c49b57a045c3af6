import { PDFDocument, PDFName } from 'pdf-lib';
import { writeProfile } from '../compression/colours/icc-profile.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage } from '../engines/pdfium/render.js';

/** Amounts of each ink that are looked at; what lies between is between. */
const INK_STEPS = 9;
const GRID_SIDE_PIXELS = INK_STEPS ** 2;

let sharedProfile: Promise<Uint8Array> | undefined;

/**
 * A profile that says of four inks what they look like here: a mixture has the colour in which PDFium draws it. So a
 * document looks the same when it says so.
 *
 * @see ICC.1:2001-04, 6.5.9 "lut16Type"
 */
export const fourInkProfile = (): Promise<Uint8Array> => (sharedProfile ??= profile());

const profile = async (): Promise<Uint8Array> => {
  const header = Buffer.alloc(128);
  header.writeUInt32BE(0x02400000, 8);
  header.write('scnrCMYKLab ', 12, 'latin1');
  for (const [index, part] of [2000, 1, 1].entries()) header.writeUInt16BE(part, 24 + index * 2);
  header.write('acsp', 36, 'latin1');
  for (const [index, value] of D50.entries()) header.writeInt32BE(Math.round(value * 65536), 68 + index * 4);
  return writeProfile({
    header,
    tags: new Map<string, Uint8Array>([
      ['desc', description('Four inks')],
      ['cprt', Buffer.from('text\0\0\0\0CC0\0', 'latin1')],
      ['wtpt', Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), header.subarray(68, 80)])],
      ['A2B0', table(await mixtures())],
    ]),
  });
};

/** Red, green and blue of every mixture, the last ink changing first. */
const mixtures = async (): Promise<Uint8Array> => {
  const inks = new Uint8Array(INK_STEPS ** 4 * 4);
  for (let mixture = 0; mixture < INK_STEPS ** 4; mixture += 1) {
    for (let ink = 0; ink < 4; ink += 1) {
      const step = Math.floor(mixture / INK_STEPS ** (3 - ink)) % INK_STEPS;
      inks[mixture * 4 + ink] = Math.round((step * 255) / (INK_STEPS - 1));
    }
  }
  const picture = await withDocument(await pageOf(inks), (document) =>
    renderPage(document, 0, { width: GRID_SIDE_PIXELS, height: GRID_SIDE_PIXELS }),
  );
  if (!picture || picture.width !== GRID_SIDE_PIXELS || picture.height !== GRID_SIDE_PIXELS)
    throw new Error('mixtures of inks are not drawn');
  return picture.rgba;
};

const pageOf = async (inks: Uint8Array): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const page = document.addPage([GRID_SIDE_PIXELS, GRID_SIDE_PIXELS]);
  const { context } = document;
  const size = { Width: GRID_SIDE_PIXELS, Height: GRID_SIDE_PIXELS, ColorSpace: 'DeviceCMYK', BitsPerComponent: 8 };
  const image = context.register(context.flateStream(inks, { Type: 'XObject', Subtype: 'Image', ...size }));
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: { Inks: image } }));
  page.node.set(
    PDFName.of('Contents'),
    context.register(context.stream(`q ${GRID_SIDE_PIXELS} 0 0 ${GRID_SIDE_PIXELS} 0 0 cm /Inks Do Q`)),
  );
  return document.save({ useObjectStreams: false });
};

/** Two points for each curve: as it comes. */
const STRAIGHT = [0, 0xffff];

const table = (rgba: Uint8Array): Uint8Array => {
  const head = Buffer.alloc(52);
  head.write('mft2', 'latin1');
  head.set([4, 3, INK_STEPS, 0], 8);
  for (let row = 0; row < 3; row += 1) head.writeInt32BE(65536, 12 + row * 16);
  head.writeUInt16BE(STRAIGHT.length, 48);
  head.writeUInt16BE(STRAIGHT.length, 50);
  const values = [
    ...Array.from({ length: 4 }, () => STRAIGHT).flat(),
    ...Array.from({ length: INK_STEPS ** 4 }, (_, at) => labOf(rgba.subarray(at * 4, at * 4 + 3))).flat(),
    ...Array.from({ length: 3 }, () => STRAIGHT).flat(),
  ];
  const body = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) body.writeUInt16BE(value, index * 2);
  return Buffer.concat([head, body]);
};

const D50 = [0.9642, 1, 0.8249] as const;
/** From light of sRGB to XYZ at D50. */
const TO_XYZ = [
  [0.4361, 0.3851, 0.1431],
  [0.2225, 0.7169, 0.0606],
  [0.0139, 0.0971, 0.7141],
] as const;

const labOf = (rgb: Uint8Array): readonly number[] => {
  const light = Array.from(rgb, (sample) => lightOf(sample / 255));
  const [x = 0, y = 0, z = 0] = TO_XYZ.map((row, at) => {
    const sum = row.reduce((total, part, index) => total + part * (light[index] ?? 0), 0);
    return rooted(sum / (D50[at] ?? 1));
  });
  const lightness = 116 * y - 16;
  const written = [(lightness / 100) * 0xff00, (500 * (x - y) + 128) * 256, (200 * (y - z) + 128) * 256];
  return written.map((value) => Math.min(0xffff, Math.max(0, Math.round(value))));
};

const lightOf = (sample: number): number => (sample <= 0.04045 ? sample / 12.92 : ((sample + 0.055) / 1.055) ** 2.4);
const rooted = (value: number): number => (value > 216 / 24389 ? Math.cbrt(value) : (841 / 108) * value + 4 / 29);

/** @see ICC.1:2001-04, 6.5.17 "textDescriptionType" */
const description = (name: string): Uint8Array => {
  const text = `${name}\0`;
  const tag = Buffer.alloc(90 + text.length);
  tag.write('desc', 'latin1');
  tag.writeUInt32BE(text.length, 8);
  tag.write(text, 12, 'latin1');
  return tag;
};
