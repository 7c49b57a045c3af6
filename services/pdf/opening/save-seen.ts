import type { PDFDocument } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import { operandsOf } from '../content/matrix.js';
import type { Stamper } from '../content/stamp-page.js';
import { saveDense } from './editable.js';
import type { LoadedPdf } from './load.js';
import { changedBySight, type Doubtful } from './changed-by-sight.js';
import { reachedByPdfjs } from './reached-by-pdfjs.js';

/** To look takes some hundredths of a second a page, several times as long as to stamp it; further pages become forms at once. */
const LOOKED_AT_MAX = 200;

interface Stamping {
  /** The file that was stamped. */
  readonly source: Pick<LoadedPdf, 'name' | 'bytes'>;
  readonly stamper: Pick<Stamper, 'stamped'>;
}

/**
 * Saves a stamped document and looks at the pages whose content may keep a stamp from being seen: PDFium draws them, and
 * pdf.js says where it would draw. Content over which it is not seen becomes a form, which ends with its stream.
 *
 * @throws Refusal `pages.not-markable` where it is not seen even then.
 */
export const saveSeen = async (document: PDFDocument, { source, stamper }: Stamping): Promise<Uint8Array> => {
  const stamps = doubtful(document, stamper);
  const looked = [
    ...stamps.slice(0, LOOKED_AT_MAX),
    ...stamps.slice(LOOKED_AT_MAX).filter(({ rebuild }) => !rebuild()),
  ];
  const bytes = await saveDense(document);
  const unseen = await unseenOf(looked, { before: source.bytes, after: bytes });
  if (unseen.length === 0) return bytes;
  const hopeless = unseen.find(({ rebuild }) => !rebuild());
  if (hopeless) throw notMarkable(source.name, hopeless);
  const rebuilt = await saveDense(document);
  const still = await unseenOf(unseen, { before: source.bytes, after: rebuilt });
  const hidden = await hiddenOf(document, still);
  if (hidden) throw notMarkable(source.name, hidden);
  return rebuilt;
};

const doubtful = (document: PDFDocument, stamper: Stamping['stamper']): readonly Doubtful[] => {
  const indices = new Map(document.getPages().map(({ node }, index) => [node, index]));
  return stamper
    .stamped()
    .filter(({ isSound }) => !isSound)
    .map((stamped) => ({ ...stamped, index: indices.get(stamped.page.node) ?? 0 }));
};

interface Versions {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

const unseenOf = async (stamps: readonly Doubtful[], versions: Versions): Promise<readonly Doubtful[]> => {
  if (stamps.length === 0) return [];
  const isChanged = await changedBySight(stamps, versions);
  const isReached = await reachedByPdfjs(stamps, versions.after);
  return stamps.filter((stamp) => !isChanged(stamp) || !isReached(stamp));
};

/**
 * The first page on which nothing would be seen in the place of a stamp, whatever its colour: black looks there like white. Leaves the
 * stamps as they are.
 */
const hiddenOf = async (document: PDFDocument, stamps: readonly Doubtful[]): Promise<Doubtful | undefined> => {
  if (stamps.length === 0) return undefined;
  const filledWith = async (grey: 0 | 1): Promise<Uint8Array> => {
    for (const stamp of stamps) stamp.redraw(fillOf(stamp, grey));
    return saveDense(document);
  };
  const versions = { before: await filledWith(0), after: await filledWith(1) };
  for (const { operators, redraw } of stamps) redraw(operators);
  return (await unseenOf(stamps, versions))[0];
};

const fillOf = ({ places, extent: { width, height } }: Doubtful, grey: 0 | 1): string =>
  places.map((place) => `q ${operandsOf(place)} cm ${grey} g 0 0 ${width} ${height} re f Q`).join('\n');

const notMarkable = (name: string, { index }: Doubtful): Refusal =>
  new Refusal('pages.not-markable', { name, page: index + 1 });
