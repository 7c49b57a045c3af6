import { pictureIn, safePicture, type Stretch } from './rtf-pictures.js';
import type { Disarmed } from './removed.js';
import { fetches, nothingSaid, say, sayInner, skipNext, type Instruction } from './rtf-instruction.js';

/** A control word with its number, a byte in hexadecimal (a line may end in the middle of it), a control symbol, a brace, or a stretch of text. */
const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\'[\r\n]*([0-9a-f][\r\n]*[0-9a-f])|\\([^a-z'])|([{}])|([^\\{}]+)/gi;

const HEX = /[0-9a-f]/i;
const PICTURE = 'pict';
const ABOUT_PICTURE: ReadonlySet<string> = new Set(['blipuid', 'picprop']);

const DANGERS: ReadonlySet<string> = new Set(['objdata', 'template', 'fldinst']);

interface Danger {
  readonly word: string;
  /** Where the group starts, if nothing stands before the word in it. */
  readonly start: number;
}

interface Group {
  readonly start: number;
  /** The first control word in it that makes a danger of what follows, and where it stands. */
  danger: Danger | undefined;
  hasWords: boolean;
  readonly said: Instruction;
  /** The control words of a picture before its bytes. */
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
  // readers read what is left open as if it ended with the file
  while (open.length > 0) cuts.push(...closed(open, source, source.length));
  return outermost(cuts);
};

/** Whether that many bytes are there; readers differ about any other number, so that it goes. */
const isCount = (number: string | undefined, left: number): boolean => Number(number) > 0 && Number(number) <= left;

const groupAt = (start: number, outer: Group | undefined): Group => ({
  start,
  danger: undefined,
  hasWords: false,
  said: nothingSaid(outer?.said),
  words: '',
  data: outer?.isPicture ? outer.data : [],
  isPicture: outer?.isPicture ?? false,
});

const hear = (group: Group, token: RegExpExecArray): void => {
  const [, word, number, hex, symbol, , plain] = token;
  const end = token.index + token[0].length;
  if (word !== undefined) obey(group, { word: word.toLowerCase(), number, at: token.index });
  if (symbol === '*') group.said.isAside = true;
  if (plain === undefined || !group.isPicture) say(group.said, plain ?? byteOf(hex));
  else if (HEX.test(plain)) group.data.push({ from: token.index, end, isHex: true });
  if (word !== undefined && group.isPicture && group.data.length === 0) group.words += token[0];
};

/** The words of a group are those of its parent too: a field may be cut into pieces. */
const closed = (open: Group[], source: string, end: number): Cut[] => {
  const group = open.pop();
  if (!group) return [];
  const parent = open.at(-1);
  if (group.isPicture && !parent?.isPicture) return pictureCut(group, source, end);
  if (parent) sayInner(parent.said, group.said);
  const counts = dangerOf(group);
  if (!counts || !group.danger) return [];
  return [{ start: group.danger.start, end: endOfCut(group, source, end), counts }];
};

/** The brace of a group stays where its beginning does. */
const endOfCut = ({ start, danger }: Group, source: string, end: number): number =>
  danger?.start === start || source[end - 1] !== '}' ? end : end - 1;

const pictureCut = ({ start, words, data }: Group, source: string, end: number): Cut[] => {
  const picture = pictureIn(source, data);
  const safe = picture && safePicture(picture);
  if (safe === undefined) return [];
  return [{ start, end, counts: 'objects', instead: safe === '' ? NOTHING : `{${words} ${safe}}` }];
};

const byteOf = (hex: string | undefined): string | undefined =>
  hex === undefined ? undefined : String.fromCharCode(parseInt(hex.replaceAll(/[\r\n]/g, ''), 16));

interface ControlWord {
  readonly word: string;
  readonly number: string | undefined;
  readonly at: number;
}

const obey = (group: Group, { word, number, at }: ControlWord): void => {
  if (DANGERS.has(word)) group.danger ??= { word, start: group.hasWords ? at : group.start };
  group.hasWords = true;
  if (word === PICTURE) group.isPicture = true;
  if (ABOUT_PICTURE.has(word)) group.isPicture = false;
  skipNext(group.said, word, number);
};

const dangerOf = ({ danger, said }: Group): Cut['counts'] | undefined => {
  if (danger?.word === 'objdata') return 'objects';
  if (danger?.word === 'template') return 'nothing';
  return danger && fetches(said) ? 'links' : undefined;
};

const outermost = (cuts: readonly Cut[]): readonly Cut[] => {
  const outer: Cut[] = [];
  for (const cut of [...cuts].sort((one, other) => one.start - other.start)) {
    if (cut.start >= (outer.at(-1)?.end ?? 0)) outer.push(cut);
  }
  return outer;
};

/** In the place of a group, so that the text after it does not become part of the control word before it. */
const NOTHING = '{}';

const without = (source: string, cuts: readonly Cut[]): string => {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, instead = NOTHING } of cuts) {
    pieces.push(source.slice(from, start), instead);
    from = end;
  }
  return pieces.join('') + source.slice(from);
};
