import { FETCHING_FIELD } from './disarm-open-xml.js';
import { pictureIn, safePicture, type Stretch } from './rtf-pictures.js';
import type { Disarmed } from './removed.js';

/** A control word with its number, a byte in hexadecimal, a control symbol, a brace, or a stretch of text. */
const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z'])|([{}])|([^\\{}]+)/gi;

const HEX = /[0-9a-f]/i;
const PICTURE = /^pict$/i;
const ABOUT_PICTURE = /^(blipuid|picprop)$/i;
/** Objects, templates, and the instructions of fields. */
const DANGERS: ReadonlySet<string> = new Set(['objdata', 'template', 'fldinst']);
const ASCII_END = 0x80;

interface Group {
  readonly start: number;
  /** What it holds that is dangerous: such a control word may stand anywhere in its group. */
  readonly dangers: Set<string>;
  text: string;
  /** Whether it spells letters of its text as numbers, which nobody needs; readers leave out what stands beside them. */
  isMasked: boolean;
  /** Of a picture: its control words before its bytes. */
  words: string;
  /** Where the bytes of a picture stand, from and to: as they are, or in hexadecimal. */
  readonly data: Stretch[];
  /** Whether text in it is bytes of a picture; groups in it go on with that. */
  isPicture: boolean;
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly counts: 'links' | 'objects' | 'nothing';
  readonly instead?: string;
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
    const [, word, number, , , brace] = token;
    const end = tokens.lastIndex;
    const group = open.at(-1);
    if (brace === '{') open.push(groupAt(token.index, group));
    else if (brace === '}') cuts.push(...closed(open, source, end));
    else if (word === 'bin' && isCount(number, source.length - end)) {
      tokens.lastIndex += Number(number);
      group?.data.push({ from: end, end: tokens.lastIndex, isHex: false });
    } else if (word === 'bin') cuts.push({ start: token.index, end, counts: 'nothing' });
    else if (group) hear(group, token);
  }
  while (open.length > 0) cuts.push(...closed(open, source, source.length)); // readers close what is left open
  return outermost(cuts);
};

/** Of bytes that are there; readers differ about any other, so that it goes. */
const isCount = (number: string | undefined, left: number): boolean => Number(number) > 0 && Number(number) <= left;

const groupAt = (start: number, outer: Group | undefined): Group => ({
  start,
  dangers: new Set(),
  text: '',
  isMasked: false,
  words: '',
  data: [],
  isPicture: outer?.isPicture ?? false,
});

const hear = (group: Group, token: RegExpExecArray): void => {
  const [, word, number, hex, , , plain] = token;
  const end = token.index + token[0].length;
  if (plain === undefined || !group.isPicture) note(group, { word, number, said: plain ?? byteOf(hex) });
  else if (HEX.test(plain)) group.data.push({ from: token.index, end, isHex: true });
  if (word !== undefined && group.isPicture && group.data.length === 0) group.words += token[0];
};

/** What a group said, its parent says too: a field, or a picture, may be cut into pieces. */
const tellParent = (parent: Group, { text, data, isMasked, isPicture }: Group): void => {
  parent.text += text;
  parent.isMasked ||= isMasked;
  for (const stretch of isPicture ? data : []) parent.data.push(stretch);
};

const closed = (open: Group[], source: string, end: number): Cut[] => {
  const group = open.pop();
  if (!group) return [];
  const parent = open.at(-1);
  if (group.isPicture && !parent?.isPicture) return pictureCut(group, source, end);
  if (parent) tellParent(parent, group);
  const counts = dangerOf(group);
  return counts ? [{ start: group.start, end, counts }] : [];
};

const pictureCut = ({ start, words, data }: Group, source: string, end: number): Cut[] => {
  const picture = pictureIn(source, data);
  const safe = picture && safePicture(picture);
  if (safe === undefined) return [];
  return [{ start, end, counts: 'objects', instead: safe === '' ? NOTHING : `{${words} ${safe}}` }];
};

const byteOf = (hex: string | undefined): string | undefined =>
  hex === undefined ? undefined : String.fromCharCode(parseInt(hex, 16));

interface Said {
  readonly word: string | undefined;
  readonly number: string | undefined;
  readonly said: string | undefined;
}

const note = (group: Group, { word, number, said }: Said): void => {
  if (word !== undefined) begin(group, word);
  if (word === 'u') spell(group, (Number(number) + 0x10000) % 0x10000);
  else group.text += said?.replaceAll(/[\r\n]/g, '') ?? '';
};

const spell = (group: Group, code: number): void => {
  group.text += String.fromCharCode(code);
  group.isMasked ||= code < ASCII_END;
};

const begin = (group: Group, word: string): void => {
  const danger = word.toLowerCase();
  if (DANGERS.has(danger)) group.dangers.add(danger);
  if (PICTURE.test(word)) group.isPicture = true;
  if (ABOUT_PICTURE.test(word)) group.isPicture = false;
};

const dangerOf = ({ dangers, text, isMasked }: Group): Cut['counts'] | undefined => {
  if (dangers.has('objdata')) return 'objects';
  if (dangers.has('template')) return 'nothing';
  return dangers.has('fldinst') && (isMasked || FETCHING_FIELD.test(text)) ? 'links' : undefined;
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
  for (const { start, end, instead = NOTHING } of cuts) {
    kept.push(source.slice(from, start), instead);
    from = end;
  }
  return kept.join('') + source.slice(from);
};
