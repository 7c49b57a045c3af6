import { opened, sealed } from './type1-cipher.js';

/** A stretch of the private part. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A glyph or a subroutine. */
interface Entry extends Stretch {
  /** The name of a glyph, or the number of a subroutine. */
  readonly name: string;
  /** Its code, without the bytes that only disturb. */
  readonly code: Uint8Array;
  /** The same entry, doing something else. */
  with(code: Uint8Array): Uint8Array;
}

/** Glyphs or subroutines as they stand in the private part of a Type 1 font. */
export interface Listed {
  /** Where it says how many there are. */
  readonly count: Stretch;
  readonly entries: readonly Entry[];
}

/** How a list is written: what begins it, what an entry is before and after its bytes, and what comes after all. */
interface Grammar {
  readonly list: RegExp;
  readonly entry: RegExp;
  readonly close: RegExp;
  readonly end: RegExp;
}

const CHARSTRINGS: Grammar = {
  list: /\/CharStrings\s+(\d+)\s+dict\s+dup\s+begin\b/g,
  entry: /\s*\/([^\s/{}[\]()<>%]+)\s+(\d{1,6})\s+(?:RD|-\||[A-Za-z]\w*) /y,
  close: /\s*(?:ND|\|-|noaccess\s+def|def)(?!\w)/y,
  end: /\s*end\b/y,
};

const SUBROUTINES: Grammar = {
  list: /\/Subrs\s+(\d+)\s+array\b/g,
  entry: /\s*dup\s+(\d{1,6})\s+(\d{1,6})\s+(?:RD|-\||[A-Za-z]\w*) /y,
  close: /\s*(?:NP|\|(?!-)|noaccess\s+put|put)(?!\w)/y,
  end: /\s*(?:ND|\|-|noaccess\s+def|def|\/CharStrings)(?!\w)/y,
};

/** Each is undefined where there is none, or more than one, or it is written in another way. */
export const charstringsIn = (body: Uint8Array): Listed | undefined => listIn(body, CHARSTRINGS);
export const subroutinesIn = (body: Uint8Array): Listed | undefined => listIn(body, SUBROUTINES);

/** Bytes that say nothing, where a font does not say how many. */
const NOISE_BYTES = 4;

interface Private {
  readonly body: Uint8Array;
  /** The same, with a character for each byte. */
  readonly text: string;
  /** Before each code, in bytes. */
  readonly noise: number;
}

const listIn = (body: Uint8Array, grammar: Grammar): Listed | undefined => {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
  const noise = Number(/\/lenIV\s+(-?\d+)/.exec(text)?.[1] ?? NOISE_BYTES);
  const [list, second] = text.matchAll(grammar.list);
  if (!list || second || noise < 0) return undefined;
  const [opening, size = ''] = list;
  const entries = entriesFrom({ body, text, noise }, list.index + opening.length, grammar);
  const start = list.index + opening.search(/\d/);
  return entries && { count: { start, end: start + size.length }, entries };
};

const entriesFrom = (part: Private, from: number, grammar: Grammar): readonly Entry[] | undefined => {
  const entries: Entry[] = [];
  let at = from;
  while (!matchAt(grammar.end, part.text, at)) {
    const entry = entryAt(part, at, grammar);
    if (!entry) return undefined;
    entries.push(entry);
    at = entry.end;
  }
  return entries;
};

const entryAt = ({ body, text, noise }: Private, start: number, { entry, close }: Grammar): Entry | undefined => {
  const [opening, name = '', length = ''] = matchAt(entry, text, start) ?? [];
  if (opening === undefined) return undefined;
  const code = start + opening.length;
  const after = code + Number(length);
  const [closing] = matchAt(close, text, after) ?? [];
  if (closing === undefined) return undefined;
  const written = (other: Uint8Array): Uint8Array => {
    const bytes = sealed(Buffer.concat([Buffer.alloc(noise), other]), 'charstring');
    const before = opening.replace(/\d+(?=\s+\S+ $)/, String(bytes.length));
    return Buffer.concat([Buffer.from(before, 'latin1'), bytes, Buffer.from(closing, 'latin1')]);
  };
  const plain = opened(body.subarray(code, after), 'charstring').subarray(noise);
  return { name, start, end: after + closing.length, code: plain, with: written };
};

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};
