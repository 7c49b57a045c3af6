import { UnreadableValues } from './unreadable-values.js';

/** The objects of FDF; a reference goes by the number of its object. */
export type FdfObject =
  | { readonly type: 'text'; readonly bytes: readonly number[] }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'plain'; readonly word: string }
  | { readonly type: 'ref'; readonly number: number }
  | { readonly type: 'array'; readonly items: readonly FdfObject[] }
  | { readonly type: 'dict'; readonly entries: ReadonlyMap<string, FdfObject>; readonly stream?: readonly number[] };

export interface FdfFile {
  readonly objects: ReadonlyMap<number, FdfObject>;
  readonly trailer: FdfObject | undefined;
}

/**
 * Reads all objects of an FDF file; the last of several with a number counts.
 *
 * @throws UnreadableValues `fdf`, `too-deep`
 * @see ISO 32000-1, 7.3 "Objects" and 12.7.7 "Forms data format"
 */
export const readFdfObjects = (bytes: Uint8Array): FdfFile => {
  const scanner = new Scanner(bytes);
  const objects = new Map<number, FdfObject>();
  let trailer: FdfObject | undefined;
  for (;;) {
    const number = scanner.nextObjectOrTrailer();
    if (number === undefined) return { objects, trailer };
    const object = scanner.object(0);
    if (number === 'trailer') trailer ??= object;
    else objects.set(number, scanner.withStream(object));
  }
};

const DEPTH_MAX = 64;
const bytesOf = (text: string): readonly number[] => Array.from(text, (one) => one.charCodeAt(0));
/** A character for each byte, however many there are. */
const charactersOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const SPACES = new Set(bytesOf('\0\t\n\f\r '));
const NOT_REGULAR = new Set([...SPACES, ...bytesOf('()<>[]{}/%')]);
const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };
const LF = 10;
const CR = 13;

const broken = (): never => {
  throw new UnreadableValues({ code: 'fdf' });
};

class Scanner {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  /** The number of the next object, or that the trailer comes; undefined at the end. */
  nextObjectOrTrailer(): number | 'trailer' | undefined {
    let before: string[] = [];
    for (;;) {
      this.skip();
      if (this.at >= this.bytes.length) return undefined;
      const word = this.word();
      if (word === 'trailer') return 'trailer';
      if (word === 'obj') return Number(before.at(-2) ?? broken());
      if (word === '') this.at += 1; // left over from something that is no object
      before = [...before.slice(-1), word];
    }
  }

  object(depth: number): FdfObject {
    if (depth > DEPTH_MAX) throw new UnreadableValues({ code: 'too-deep' });
    this.skip();
    const first = this.character(0);
    if (first === '(') return { type: 'text', bytes: this.literal() };
    if (first === '/') return { type: 'name', name: this.name() };
    if (first === '[') return { type: 'array', items: this.array(depth) };
    if (first !== '<') return this.plainOrRef();
    return this.character(1) === '<' ? this.dict(depth) : { type: 'text', bytes: this.hex() };
  }

  /** A dictionary with the bytes that follow it as its stream. */
  withStream(object: FdfObject): FdfObject {
    if (object.type !== 'dict') return object;
    this.skip();
    const start = this.at;
    if (this.word() !== 'stream') {
      this.at = start;
      return object;
    }
    if (this.bytes[this.at] === CR) this.at += 1;
    if (this.bytes[this.at] === LF) this.at += 1;
    const end = this.indexOf('endstream');
    const length = object.entries.get('Length');
    const size = length?.type === 'plain' ? Number(length.word) : end - this.at;
    const stream = [...this.bytes.subarray(this.at, Math.min(this.at + size, end))];
    this.at = end;
    return { ...object, stream };
  }

  private indexOf(text: string): number {
    const wanted = bytesOf(text);
    for (let from = this.at; from <= this.bytes.length - wanted.length; from += 1)
      if (wanted.every((byte, at) => this.bytes[from + at] === byte)) return from;
    return broken();
  }

  private character(offset: number): string {
    const byte = this.bytes[this.at + offset];
    return byte === undefined ? '' : String.fromCharCode(byte);
  }

  /** White space and comments. */
  private skip(): void {
    for (;;) {
      while (SPACES.has(this.bytes[this.at] ?? -1)) this.at += 1;
      if (this.character(0) !== '%') return;
      while (this.at < this.bytes.length && this.bytes[this.at] !== LF && this.bytes[this.at] !== CR) this.at += 1;
    }
  }

  private word(): string {
    const start = this.at;
    while (this.at < this.bytes.length && !NOT_REGULAR.has(this.bytes[this.at] ?? -1)) this.at += 1;
    return charactersOf(this.bytes.subarray(start, this.at));
  }

  private name(): string {
    this.at += 1;
    const word = this.word().replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    const bytes = Uint8Array.from(bytesOf(word));
    return new TextDecoder().decode(bytes);
  }

  private plainOrRef(): FdfObject {
    const word = this.word();
    if (word === '') return broken();
    const start = this.at;
    if (/^\d+$/.test(word)) {
      this.skip();
      const generation = this.word();
      this.skip();
      if (/^\d+$/.test(generation) && this.word() === 'R') return { type: 'ref', number: Number(word) };
    }
    this.at = start;
    return { type: 'plain', word };
  }

  private array(depth: number): readonly FdfObject[] {
    this.at += 1;
    const items: FdfObject[] = [];
    for (;;) {
      this.skip();
      if (this.character(0) === ']') break;
      items.push(this.object(depth + 1));
    }
    this.at += 1;
    return items;
  }

  private dict(depth: number): FdfObject {
    this.at += 2;
    const entries = new Map<string, FdfObject>();
    for (;;) {
      this.skip();
      if (this.character(0) === '>' && this.character(1) === '>') break;
      if (this.character(0) !== '/') return broken();
      const key = this.name();
      entries.set(key, this.object(depth + 1));
    }
    this.at += 2;
    return { type: 'dict', entries };
  }

  private hex(): readonly number[] {
    this.at += 1;
    const start = this.at;
    while (this.at < this.bytes.length && this.character(0) !== '>') this.at += 1;
    const digits = charactersOf(this.bytes.subarray(start, this.at)).replace(/[\0\t\n\f\r ]/g, '');
    if (this.character(0) !== '>' || /[^0-9a-f]/i.test(digits)) return broken();
    this.at += 1;
    return (digits.match(/..?/g) ?? []).map((pair) => parseInt(pair.padEnd(2, '0'), 16));
  }

  private literal(): readonly number[] {
    this.at += 1;
    const text: number[] = [];
    for (let open = 1; ; this.at += 1) {
      const byte = this.bytes[this.at] ?? broken();
      const character = String.fromCharCode(byte);
      if (character === '\\') {
        text.push(...this.escaped());
        continue;
      }
      if (character === '(') open += 1;
      if (character === ')') open -= 1;
      if (open === 0) break;
      if (byte === CR && this.bytes[this.at + 1] === LF) this.at += 1; // one end of a line, however it is written
      text.push(byte === CR ? LF : byte);
    }
    this.at += 1;
    return text;
  }

  /** Reads an escape: a reverse solidus with the characters that follow it; ends on its last byte. */
  private escaped(): readonly number[] {
    this.at += 1;
    const octal = /^[0-7]{1,3}/.exec(this.character(0) + this.character(1) + this.character(2))?.[0];
    if (octal) {
      this.at += octal.length - 1;
      return [parseInt(octal, 8) & 0xff];
    }
    const byte = this.bytes[this.at] ?? broken();
    if (byte === CR && this.bytes[this.at + 1] === LF) this.at += 1;
    if (byte === CR || byte === LF) return [];
    return [ESCAPES[String.fromCharCode(byte)] ?? byte];
  }
}
