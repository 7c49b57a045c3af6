import pMap from 'p-map';
import { MB } from '../../contracts/byte-sizes.js';
import { FILE_MAX_BYTES } from '../../contracts/limits.js';
import { cleanFileName } from '../../services/platform/text/file-name.js';
import { getChecked, type Got, type Reach } from './get-checked.js';
import { openHtml } from './open-html.js';
import { textOfPage } from './page-encoding.js';
import { piecesOfSheet, type Piece, type Wanted } from './wanted-parts.js';
import { WebPageProblem } from './web-page-problem.js';

const PAGE_MAX_BYTES = 10 * MB;
const PDF = 'application/pdf';
const PAGE_TYPES: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml', PDF]);

/** A page is saved without the pictures and style sheets that are more than this. */
const PARTS_MAX = { bytes: 15 * MB, count: 200, atOnce: 6 } as const;
/** The file has to be one that can be sent. */
const SAVED_MAX_BYTES = FILE_MAX_BYTES.text;
const SHEET_MAX_BYTES = 8 * MB;

const takenAs: Readonly<Record<Wanted['kind'], RegExp>> = {
  picture: /^(?:image|font)\/[\w.+-]+$|^application\/(?:x-)?font[\w.+-]*$/,
  sheet: /^text\/css$/,
};

/** A page as one file. */
export interface SavedPage {
  readonly name: string;
  readonly media: 'text/html' | typeof PDF;
  readonly bytes: Buffer;
}

/**
 * Saves a page with its pictures and style sheets, as far as they come from hosts that are listed and while there is
 * time; what is left out keeps its address. A PDF is saved as it is.
 *
 * @throws WebPageProblem
 */
export const savePage = async (address: URL, reach: Reach): Promise<SavedPage> => {
  const page = await getChecked(address, { takes: (media) => PAGE_TYPES.has(media), maxBytes: PAGE_MAX_BYTES }, reach);
  if (page.media === PDF) return { name: nameOfPdf(page.url), media: PDF, bytes: page.bytes };
  const { title, pieces } = await openHtml(textOfPage(page), page.url);
  const html = `${headOf(page.url)}${await filled(pieces, reach)}`;
  return { name: nameOf(title, page.url), media: 'text/html', bytes: Buffer.from(html) };
};

/** Browsers say in this way where a page was saved from. What stands behind a question mark may be a secret. */
const headOf = ({ origin, pathname }: URL): string => {
  const from = `${origin}${pathname}`.replaceAll('--', '-%2D');
  const length = String(from.length).padStart(4, '0');
  return `<!doctype html>\n<!-- saved from url=(${length})${from} -->\n<meta charset="utf-8">\n`;
};

const inName = (text: string): string =>
  text
    .replace(/[/\\:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const nameOf = (title: string, { hostname }: URL): string =>
  cleanFileName(title === '' ? `${hostname}.html` : `${inName(title).slice(0, 120)} (${hostname}).html`);

const nameOfPdf = ({ pathname, hostname }: URL): string => {
  const last = pathname.split('/').at(-1) ?? '';
  const stem = inName(decodedPath(last).replace(/\.pdf$/i, ''));
  return cleanFileName(`${stem === '' ? hostname : stem}.pdf`);
};

const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a percent sign that encodes nothing is part of the name
  }
};

/** The parts that were got, as data addresses. */
type Parts = ReadonlyMap<string, string>;

const filled = async (pieces: readonly Piece[], reach: Reach): Promise<string> => {
  const budget = { bytes: PARTS_MAX.bytes, count: PARTS_MAX.count };
  const sheets = await gotOf(wantedIn(pieces, 'sheet'), reach, budget);
  const opened = new Map(sheets.map(([key, got]) => [key, piecesOfSheet(textOfPage(got), got.url)] as const));
  const wanted = [
    ...wantedIn(pieces, 'picture'),
    ...[...opened.values()].flatMap((sheet) => wantedIn(sheet, 'picture')),
  ];
  const pictures: Parts = new Map(
    (await gotOf(wanted, reach, budget)).map(([key, got]) => [key, dataOf(got)] as const),
  );
  const styles: Parts = new Map(
    [...opened].map(
      ([key, sheet]) =>
        [key, dataAddress('text/css;charset=utf-8', Buffer.from(joined(sheet, pictures, SHEET_MAX_BYTES)))] as const,
    ),
  );
  return joined(pieces, new Map([...pictures, ...styles]), SAVED_MAX_BYTES - 1000);
};

const wantedIn = (pieces: readonly Piece[], kind: Wanted['kind']): readonly Wanted[] =>
  pieces.filter((piece) => typeof piece !== 'string').filter((piece) => piece.kind === kind);

interface Budget {
  bytes: number;
  count: number;
}

const gotOf = async (wanted: readonly Wanted[], reach: Reach, budget: Budget) => {
  const each = [...new Map(wanted.map((one) => [one.url.href, one] as const))].slice(0, budget.count);
  budget.count -= each.length;
  const all = await pMap(
    each,
    async ([key, one]): Promise<readonly (readonly [string, Got])[]> => {
      const got = await partAt(one, reach, budget.bytes);
      if (!got || got.bytes.length > budget.bytes) return [];
      budget.bytes -= got.bytes.length;
      return [[key, got]];
    },
    { concurrency: PARTS_MAX.atOnce },
  );
  return all.flat();
};

/** Undefined for what cannot be had: a page is read without it. */
const partAt = async ({ kind, url }: Wanted, reach: Reach, maxBytes: number): Promise<Got | undefined> => {
  try {
    return await getChecked(url, { takes: (media) => takenAs[kind].test(media), maxBytes }, reach);
  } catch (error) {
    if (error instanceof WebPageProblem) return undefined;
    throw error;
  }
};

const dataOf = ({ media, bytes }: Got): string => dataAddress(media, bytes);

const dataAddress = (media: string, bytes: Buffer): string => `data:${media};base64,${bytes.toString('base64')}`;

/** A part that is shown again and again is there each time, as long as there is room. */
const joined = (pieces: readonly Piece[], parts: Parts, maxBytes: number): string => {
  let room =
    maxBytes -
    pieces.reduce((sum, piece) => sum + Buffer.byteLength(typeof piece === 'string' ? piece : piece.instead), 0);
  const shown = pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    const part = parts.get(piece.url.href);
    if (part === undefined || part.length > room) return piece.instead;
    room -= part.length;
    return part;
  });
  if (room < 0) throw new WebPageProblem('it is too large');
  return shown.join('');
};
