import { keysFor, type BlockKeys, type Opened, type Streams } from './rc4-keys.js';
import { rc4 } from './rc4.js';

const HEAD_BYTES = 8;
const TYPE_AT = 2;
const LENGTH_AT = 4;
const USER_EDIT = 0x0ff5;
const PERSIST_DIRECTORY = 0x1772;
const CRYPT_SESSION = 0x2f14;
/** Places in the stream of the current user that say whether the file is encrypted, and where its newest edit is. */
const TOKEN_AT = 12;
const PLAIN_TOKEN = 0xe391c05f;
const EDIT_AT = 16;
/** A place in an edit, from its start. */
const EARLIER_EDIT_AT = 16;
const DIRECTORY_AT = 20;
const SESSION_AT = 36;
const EDIT_BYTES = 40;
const PLAIN_EDIT_BYTES = 28;
const EDITS_MAX = 1000;
const OBJECTS_MAX = 1_000_000;

const typeAt = (stream: Buffer, at: number): number =>
  at + HEAD_BYTES <= stream.length ? stream.readUInt16LE(at + TYPE_AT) : 0;
const endAt = (stream: Buffer, at: number): number =>
  Math.min(stream.length, at + HEAD_BYTES + stream.readUInt32LE(at + LENGTH_AT));

/** A presentation whose objects were encrypted one by one, with a key each. @see [MS-PPT] 2.3.7 */
export const openedSlides = (streams: Streams, password: string): Opened => {
  const { 'Current User': user, 'PowerPoint Document': slides, Pictures: pictures } = streams;
  if (!user || !slides || user.length < EDIT_AT + 4) return 'unknown';
  const edits = editsIn(slides, user.readUInt32LE(EDIT_AT));
  const [newest] = edits;
  if (newest === undefined || endAt(slides, newest) < newest + EDIT_BYTES) return 'unknown';
  const objects = objectsOf(slides, edits);
  const keys = keysIn(slides, objects.get(slides.readUInt32LE(newest + SESSION_AT)), password);
  if (typeof keys === 'string') return keys;
  if (!openObjects(slides, objects, keys)) return 'unknown';
  slides.writeUInt32LE(PLAIN_EDIT_BYTES, newest + LENGTH_AT);
  slides.writeUInt32LE(0, newest + SESSION_AT);
  user.writeUInt32LE(PLAIN_TOKEN, TOKEN_AT);
  if (pictures) openPictures(pictures, keys);
  return { 'Current User': user, 'PowerPoint Document': slides, ...(pictures && { Pictures: pictures }) };
};

const keysIn = (slides: Buffer, session: number | undefined, password: string): ReturnType<typeof keysFor> =>
  session === undefined || typeAt(slides, session) !== CRYPT_SESSION
    ? 'unknown'
    : keysFor(slides.subarray(session + HEAD_BYTES, endAt(slides, session)), password);

const PLAIN_TYPES: ReadonlySet<number> = new Set([USER_EDIT, PERSIST_DIRECTORY, CRYPT_SESSION]);
const isPlain = (slides: Buffer, at: number): boolean => PLAIN_TYPES.has(typeAt(slides, at));

/** Where each edit stands, the newest first. */
const editsIn = (slides: Buffer, newest: number): readonly number[] => {
  const edits = new Set<number>();
  for (
    let at = newest;
    at > 0 && !edits.has(at) && edits.size < EDITS_MAX;
    at = slides.readUInt32LE(at + EARLIER_EDIT_AT)
  ) {
    if (typeAt(slides, at) !== USER_EDIT || endAt(slides, at) < at + DIRECTORY_AT + 4) break;
    edits.add(at);
  }
  return [...edits];
};

/** Where each object stands, by its number; of those of a number, the newest. */
const objectsOf = (slides: Buffer, edits: readonly number[]): ReadonlyMap<number, number> => {
  const objects = new Map<number, number>();
  for (const edit of edits) {
    const directory = slides.readUInt32LE(edit + DIRECTORY_AT);
    if (typeAt(slides, directory) !== PERSIST_DIRECTORY) continue;
    const end = endAt(slides, directory);
    for (let at = directory + HEAD_BYTES; at + 4 <= end && objects.size < OBJECTS_MAX;) {
      const run = slides.readUInt32LE(at);
      const first = run & 0xfffff;
      const count = run >>> 20;
      for (let index = 0; index < count && at + 8 + index * 4 <= end; index += 1) {
        if (!objects.has(first + index)) objects.set(first + index, slides.readUInt32LE(at + 4 + index * 4));
      }
      at += 4 + count * 4;
    }
  }
  return objects;
};

/** False where they lie in each other, which nobody writes and takes for ever. */
const openObjects = (slides: Buffer, objects: ReadonlyMap<number, number>, keys: BlockKeys): boolean => {
  let left = slides.length;
  for (const [id, at] of objects) {
    if (isPlain(slides, at) || at + HEAD_BYTES > slides.length) continue;
    left -= openObject(slides, at, keys(id));
    if (left < 0) return false;
  }
  return true;
};

/** Its length is encrypted as well. Returns it. */
const openObject = (slides: Buffer, at: number, key: Buffer): number => {
  const head = rc4(key, slides.subarray(at, at + HEAD_BYTES));
  const end = Math.min(slides.length, at + HEAD_BYTES + head.readUInt32LE(LENGTH_AT));
  return rc4(key, slides.subarray(at, end)).copy(slides, at);
};

const STORE_ENTRY = 0xf007;
const STORE_ENTRY_FIELDS = [1, 1, 16, 2, 4, 4, 4, 1, 1, 1, 1];
const METAFILES: ReadonlySet<number> = new Set([0xf01a, 0xf01b, 0xf01c]);
/** Pictures that carry two checksums in front. */
const WITH_TWO_SUMS: ReadonlySet<number> = new Set([0x217, 0x3d5, 0x46b, 0x543, 0x6e1, 0x6e3, 0x6e5, 0x7a9]);
const SUM_BYTES = 16;
const METAFILE_HEAD_BYTES = 34;

/** Each field of a picture was encrypted by itself, from the start of the same key. */
const openPictures = (pictures: Buffer, keys: BlockKeys): void => {
  const key = keys(0);
  let at = 0;
  const open = (length: number): void => {
    const end = Math.min(pictures.length, at + length);
    rc4(key, pictures.subarray(at, end)).copy(pictures, at);
    at = end;
  };
  while (at + HEAD_BYTES <= pictures.length) {
    const start = at;
    open(HEAD_BYTES);
    const end = endAt(pictures, start);
    if (typeAt(pictures, start) === STORE_ENTRY) for (const length of STORE_ENTRY_FIELDS) open(length);
    else openPicture(pictures, { start, end, open });
    at = end;
  }
};

interface HeldPicture {
  readonly start: number;
  readonly end: number;
  readonly open: (length: number) => void;
}

const openPicture = (pictures: Buffer, { start, end, open }: HeldPicture): void => {
  const sums = WITH_TWO_SUMS.has(pictures.readUInt16LE(start) >> 4) ? 2 : 1;
  const head = METAFILES.has(typeAt(pictures, start)) ? METAFILE_HEAD_BYTES : 1;
  for (let sum = 0; sum < sums; sum += 1) open(SUM_BYTES);
  open(head);
  open(Math.max(0, end - start - HEAD_BYTES - sums * SUM_BYTES - head));
};
