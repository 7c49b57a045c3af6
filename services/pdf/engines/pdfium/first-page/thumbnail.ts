import sharp, { type Sharp } from 'sharp';
import type { OutputFile } from '../../../../platform/jobs/job-files.js';
import { withPatched, type Patch } from '../pdfium-document.js';
import { renderPage } from '../render.js';
import { firstPdf } from './first-pdf.js';

/** A page that is one JPEG picture and nothing else, as scanners make them. */
export interface ScannedPage {
  readonly jpeg: Uint8Array;
  /** 1 is grey, 3 is colour. */
  readonly channels: 1 | 3;
  /** Points. */
  readonly width: number;
  readonly height: number;
}

/** Makes the pictures of the first page smaller, as it is shown in a box of so many pixels. */
type Lighten = (bytes: Uint8Array, box: typeof BOX) => Promise<readonly Patch[]>;

type FindScan = (bytes: Uint8Array) => ScannedPage | undefined;

/** Pixels; the height is capped so that a page as long as a street stays a thumbnail. */
const BOX = { width: 320, height: 960, atMost: 1500 };
/** From 0 to 6: a tenth more bytes than by default, for less than half of the time. */
const WEBP_EFFORT = 1;

/**
 * The first page as WebP, 320 pixels wide; null where no picture can be made.
 *
 * @param scanIn   tells whether that page is a scan; without it, every page is drawn.
 * @param lighten  without it, all pixels of its pictures are decoded.
 */
export const thumbnailOf = async (
  produced: Pick<OutputFile, 'bytes' | 'mime'>,
  scanIn: FindScan = () => undefined,
  lighten: Lighten = () => Promise.resolve([]),
): Promise<Uint8Array | null> => {
  try {
    const bytes = firstPdf(produced);
    return bytes ? ((await ofScan(bytes, scanIn)) ?? (await ofDrawing(bytes, lighten))) : null;
  } catch {
    return null; // the next try would end as this one
  }
};

const packed = (picture: Sharp): Promise<Uint8Array> =>
  picture.removeAlpha().webp({ quality: 80, effort: WEBP_EFFORT }).toBuffer();

const ofDrawing = async (bytes: Uint8Array, lighten: Lighten): Promise<Uint8Array | null> => {
  const patches = await lighten(bytes, BOX).catch(() => []); // a file that needs repair is drawn as it is
  const picture = await withPatched({ bytes, patches }, (document) => renderPage(document, 0, BOX));
  if (!picture) return null;
  const { width, height, rgba } = picture;
  return packed(sharp(rgba, { raw: { width, height, channels: 4 } }));
};

/**
 * A JPEG gives a picture of an eighth of its size for a fraction of what all its pixels cost; undefined where the page
 * is more than that, or the picture is damaged, about which engines differ.
 */
const ofScan = async (bytes: Uint8Array, scanIn: FindScan): Promise<Uint8Array | undefined> => {
  try {
    const scan = scanIn(bytes);
    if (!scan) return undefined;
    const picture = sharp(scan.jpeg, { ignoreIcc: true });
    const { format, channels } = await picture.metadata();
    if (format !== 'jpeg' || channels !== scan.channels) return undefined;
    const scale = Math.min(BOX.width / scan.width, BOX.height / scan.height);
    const [width, height] = [scan.width, scan.height].map((side) => Math.max(1, Math.round(side * scale)));
    return await packed(picture.resize({ width, height, fit: 'fill' }));
  } catch {
    return undefined;
  }
};
