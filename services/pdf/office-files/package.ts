import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { MB } from '../../../contracts/byte-sizes.js';
import { declaresOnlyTexts } from './disarm/entities.js';
import { fromBufferPromise, validateFileName, type Entry, type ZipFile } from 'yauzl';

/** A real document has some hundreds of parts; one made to exhaust memory has more, or larger ones. */
const PARTS_MAX = 20_000;
const INFLATED_MAX_BYTES = 600 * MB;
/** Sheets that repeat themselves shrink to a fiftieth. */
const RATIO_MAX = 200;
const RATIO_FROM_BYTES = 100 * MB;

const DAMAGED = 'it is damaged or cut off';
const TOO_LARGE = 'it unpacks to more than fits into memory';
const ENTITY = '<!ENTITY';
const entityMarks = [Buffer.from(ENTITY), Buffer.from(ENTITY, 'utf16le'), Buffer.from(ENTITY, 'utf16le').swap16()];
const MARK_BYTES = 2 * ENTITY.length;

const END_RECORD = Buffer.from('PK\u0005\u0006', 'latin1');
const END_RECORD_BYTES = 22;
const COMMENT_LENGTH_AT = 20;

/** A declaration of anything stands in there. */
const HEAD_BYTES = 64 * 1024;
/** In Word, OpenDocument and PowerPoint. Real books have a tenth; LibreOffice takes minutes for more. */
const PARAGRAPHS_MAX = 250_000;
const paragraphMarks = ['<w:p>', '<w:p ', '<w:p/', '<text:p', '<a:p>'];

/** A name under which nothing can be listed. */
const UNKEEPABLE = '__proto__';

/** A package that nobody should unpack; the message is a reason for people. */
export class PackageWrong extends Error {}

/**
 * Unpacks a ZIP file part by part, keeping nothing: its table of contents may lie about what is inside.
 *
 * @returns a reason for people why it can't be an Office document; undefined when it may well be one.
 */
export const packageProblem = async (bytes: Uint8Array): Promise<string | undefined> => {
  try {
    const archive = await openPackage(bytes);
    const parts = await partsOf(archive, bytes.length);
    for (const part of parts) await readThrough(archive, part);
    return parts.some(isMark) ? undefined : 'it holds no Office document';
  } catch (error) {
    return error instanceof PackageWrong ? error.message : DAMAGED;
  }
};

/** To be read part by part. @throws Error for what is no ZIP file */
export const openPackage = (bytes: Uint8Array): Promise<ZipFile> =>
  fromBufferPromise(withoutTail(bytes), { lazyEntries: true, decodeStrings: false });

/** A file may have gathered some bytes after its end, such as a line feed. */
const withoutTail = (bytes: Uint8Array): Buffer => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = file.lastIndexOf(END_RECORD);
  if (end < 0 || end + END_RECORD_BYTES > file.length) return file;
  return file.subarray(0, end + END_RECORD_BYTES + file.readUInt16LE(end + COMMENT_LENGTH_AT));
};

/** Each kind of document has a part of one of these names. */
const isMark = (part: Entry): boolean => ['[Content_Types].xml', 'META-INF/manifest.xml'].includes(nameOf(part));

/** A name as programs write it that do not care which way a slash leans, or begin with one. */
export const nameOf = ({ fileNameRaw }: Pick<Entry, 'fileNameRaw'>): string =>
  fileNameRaw.toString('utf8').replaceAll('\\', '/').replace(/^\//, '');

/**
 * Lists the parts of a package, of which none is unpacked for that.
 *
 * @throws PackageWrong for more than a real document has, and for names that repeat or lead out of it.
 */
export const partsOf = async (archive: ZipFile, fileBytes: number): Promise<Entry[]> => {
  const parts: Entry[] = [];
  const names = new Set<string>();
  let packed = 0;
  let inflated = 0;
  for await (const part of archive.eachEntry()) {
    parts.push(part);
    packed += part.compressedSize;
    inflated += part.uncompressedSize;
    if (validateFileName(nameOf(part)) !== null) throw new PackageWrong('it holds a part whose name leads out of it');
    const name = nameOf(part).toLowerCase();
    if (names.has(name) || name === UNKEEPABLE) throw new PackageWrong('it holds two parts of the same name');
    names.add(name);
    const isBomb = inflated > RATIO_FROM_BYTES && inflated > RATIO_MAX * fileBytes;
    // Parts that lie over each other are more than the file.
    if (parts.length > PARTS_MAX || inflated > INFLATED_MAX_BYTES || isBomb || packed > fileBytes) {
      throw new PackageWrong(TOO_LARGE);
    }
  }
  return parts;
};

const readThrough = async (archive: ZipFile, part: Entry): Promise<void> => {
  if (nameOf(part).endsWith('/')) return;
  const stream: Readable = await archive.openReadStreamPromise(part);
  const mayDeclare = nameOf(part).endsWith('.svg'); // drawing programs do, in pictures
  await pipeline(stream, async (chunks: AsyncIterable<Buffer>) => {
    let last: Buffer = Buffer.alloc(0);
    let head: Buffer = Buffer.alloc(0);
    let paragraphs = 0;
    for await (const chunk of chunks) {
      const seen = Buffer.concat([last, chunk]);
      const isHead = head.length < HEAD_BYTES;
      if (isHead) head = Buffer.concat([head, chunk]);
      if (!mayDeclare && declares(seen) && !(isHead && declaresOnlyTexts(head.toString('utf8')))) {
        throw new PackageWrong('it declares entities, which no Office document needs');
      }
      paragraphs += paragraphsIn(seen) - paragraphsIn(last);
      if (paragraphs > PARAGRAPHS_MAX) throw new PackageWrong('it has more paragraphs than can be set');
      last = Buffer.from(seen.subarray(-MARK_BYTES));
    }
  });
};

const declares = (bytes: Buffer): boolean => entityMarks.some((mark) => bytes.includes(mark));

const paragraphsIn = (bytes: Buffer): number => paragraphMarks.reduce((sum, mark) => sum + countOf(bytes, mark), 0);

const countOf = (bytes: Buffer, mark: string): number => {
  let count = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) count += 1;
  return count;
};
