import { FETCHING_FIELD } from './disarm-open-xml.js';
import type { Disarmed } from './removed.js';

/** A control word with its number, a byte in hexadecimal, a control symbol, a brace, or a stretch of text. */
const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z'])|([{}])|([^\\{}]+)/gi;

interface Group {
  readonly start: number;
  /** The first control word in it. */
  word: string;
  text: string;
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly counts: 'links' | 'objects' | 'nothing';
}

/** An RTF file without objects, templates, and fields that take in something from elsewhere. */
export const disarmRtf = (bytes: Uint8Array): Disarmed => {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const cuts = cutsIn(source);
  const count = (kind: Cut['counts']): number => cuts.filter(({ counts }) => counts === kind).length;
  return {
    bytes: cuts.length === 0 ? bytes : Buffer.from(without(source, cuts), 'latin1'),
    removed: { links: count('links'), objects: count('objects') },
  };
};

const cutsIn = (source: string): readonly Cut[] => {
  const cuts: Cut[] = [];
  const open: Group[] = [];
  const tokens = new RegExp(TOKEN);
  for (let token = tokens.exec(source); token; token = tokens.exec(source)) {
    const [, word, number, hex, , brace, plain] = token;
    if (brace === '{') open.push({ start: token.index, word: '', text: '' });
    else if (brace === '}') cuts.push(...closed(open, token.index + 1));
    else if (word === 'bin') tokens.lastIndex += Math.max(0, Number(number ?? 0));
    else note(open.at(-1), { word, number, said: plain ?? byteOf(hex) });
  }
  return outermost(cuts);
};

/** What a group said, its parent says too: a field may be cut into pieces. */
const closed = (open: Group[], end: number): Cut[] => {
  const group = open.pop();
  if (!group) return [];
  const parent = open.at(-1);
  if (parent) parent.text += group.text;
  const counts = dangerOf(group);
  return counts ? [{ start: group.start, end, counts }] : [];
};

const byteOf = (hex: string | undefined): string | undefined =>
  hex === undefined ? undefined : String.fromCharCode(parseInt(hex, 16));

interface Said {
  readonly word: string | undefined;
  readonly number: string | undefined;
  readonly said: string | undefined;
}

const note = (group: Group | undefined, { word, number, said }: Said): void => {
  if (!group) return;
  if (word !== undefined && group.word === '') group.word = word.toLowerCase();
  if (word === 'u') group.text += String.fromCharCode((Number(number) + 0x10000) % 0x10000);
  else group.text += said?.replaceAll(/[\r\n]/g, '') ?? '';
};

const dangerOf = ({ word, text }: Group): Cut['counts'] | undefined => {
  if (word === 'objdata') return 'objects';
  if (word === 'template') return 'nothing';
  return word === 'fldinst' && FETCHING_FIELD.test(text) ? 'links' : undefined;
};

const outermost = (cuts: readonly Cut[]): readonly Cut[] => {
  const kept: Cut[] = [];
  for (const cut of [...cuts].sort((one, other) => one.start - other.start)) {
    if (cut.start >= (kept.at(-1)?.end ?? 0)) kept.push(cut);
  }
  return kept;
};

/** In the place of a group, so that the text after it does not become part of the control word before it. */
const NOTHING = '{}';

const without = (source: string, cuts: readonly Cut[]): string => {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of cuts) {
    kept.push(source.slice(from, start), NOTHING);
    from = end;
  }
  return kept.join('') + source.slice(from);
};
