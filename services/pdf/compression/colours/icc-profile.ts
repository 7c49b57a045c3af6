import { viewOf } from '../fonts/sfnt.js';

/** A colour profile taken apart. @see ICC.1:2010, clause 7 "Profile requirements" */
export interface IccProfile {
  readonly header: Uint8Array;
  readonly tags: ReadonlyMap<string, Uint8Array>;
}

const HEADER_BYTES = 128;
const ENTRY_BYTES = 12;
const TAGS_MAX = 200;
const SIGNATURE_AT = 36;

export const latin1 = (bytes: Uint8Array, start = 0, end = start + 4): string =>
  Buffer.from(bytes.subarray(start, end)).toString('latin1');

/** Undefined for what is no profile, or whose parts lie outside of it. */
export const readProfile = (bytes: Uint8Array): IccProfile | undefined => {
  if (bytes.length < HEADER_BYTES + 4 || latin1(bytes, SIGNATURE_AT) !== 'acsp') return undefined;
  const view = viewOf(bytes);
  const count = view.getUint32(HEADER_BYTES);
  const start = HEADER_BYTES + 4;
  if (count > TAGS_MAX || start + count * ENTRY_BYTES > bytes.length) return undefined;
  const tags = new Map<string, Uint8Array>();
  for (let entry = start; entry < start + count * ENTRY_BYTES; entry += ENTRY_BYTES) {
    const from = view.getUint32(entry + 4);
    const to = from + view.getUint32(entry + 8);
    if (to > bytes.length) return undefined;
    tags.set(latin1(bytes, entry), bytes.subarray(from, to));
  }
  return { header: bytes.subarray(0, HEADER_BYTES), tags };
};

const padded = (length: number): number => (length + 3) & ~3;

/** Tags that say the same share their bytes. */
export const writeProfile = ({ header, tags }: IccProfile): Uint8Array => {
  const entries = Buffer.alloc(4 + tags.size * ENTRY_BYTES);
  const parts: Buffer[] = [];
  const places = new Map<string, number>();
  let end = HEADER_BYTES + entries.length;
  entries.writeUInt32BE(tags.size, 0);
  for (const [index, [tag, bytes]] of [...tags].entries()) {
    const key = latin1(bytes, 0, bytes.length);
    const place = places.get(key) ?? end;
    if (!places.has(key)) {
      parts.push(Buffer.concat([bytes], padded(bytes.length)));
      places.set(key, end);
      end += padded(bytes.length);
    }
    const entry = 4 + index * ENTRY_BYTES;
    entries.write(tag, entry, 'latin1');
    entries.writeUInt32BE(place, entry + 4);
    entries.writeUInt32BE(bytes.length, entry + 8);
  }
  const whole = Buffer.concat([header, entries, ...parts]);
  whole.writeUInt32BE(whole.length, 0);
  whole.fill(0, ID_AT, ID_AT + ID_BYTES);
  return whole;
};

/** A checksum, which may be left out. */
const ID_AT = 84;
const ID_BYTES = 16;
