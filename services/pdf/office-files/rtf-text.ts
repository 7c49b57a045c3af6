import { codePageOf, decodedIn, WESTERN } from './rtf-encodings.js';

/** Groups that hold no text of the document. */
export const asides: ReadonlySet<string> = new Set([
  ...['fonttbl', 'colortbl', 'stylesheet', 'info', 'pict', 'object', 'header', 'headerl', 'headerr', 'headerf'],
  ...['footer', 'footerl', 'footerr', 'footerf', 'footnote', 'listtable', 'listoverridetable', 'revtbl', 'generator'],
  ...['themedata', 'colorschememapping', 'datastore', 'latentstyles', 'rsidtbl', 'xmlnstbl', 'fldinst', 'nonshppict'],
]);

const characters: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  column: '\n',
  sect: '\n\n',
  page: '\f',
  row: '\n',
  nestrow: '\n',
  cell: '\t',
  nestcell: '\t',
  tab: '\t',
  emspace: '\u2003',
  enspace: '\u2002',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  ltrmark: '\u200e',
  rtlmark: '\u200f',
  zwj: '\u200d',
  zwnj: '\u200c',
};
const symbols: Readonly<Record<string, string>> = { '~': '\u00a0', _: '\u2011', '-': '', '\n': '\n', '\r': '\n' };
/** Characters that stand for themselves after a backslash: one may be the second byte of a character. */
const ESCAPED = new Set(['\\', '{', '}']);
/** Code pages of the words that name one. */
const codePages: Readonly<Record<string, number>> = { ansi: WESTERN, mac: 10000, pc: 437, pca: 850 };

/** A control word with its number, a control symbol, a byte in hexadecimal, a brace, or a stretch of text. */
const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z'])|([{}])|([^\\{}\r\n]+)/giy;

interface Group {
  readonly aside: boolean;
  readonly isFontTable: boolean;
  readonly hidden: boolean;
  readonly font: number | undefined;
  /** Characters that follow one in Unicode, for readers that know no Unicode. */
  readonly substitutes: number;
}

/**
 * The text of an RTF file, its layout left out. Bytes beyond ASCII are read in the code page of their font, else in
 * that of the document.
 *
 * @see Rich Text Format Specification 1.9.1
 */
export const rtfText = (bytes: Uint8Array): string => new RtfReader().read(Buffer.from(bytes).toString('latin1'));

class RtfReader {
  private readonly outer: Group[] = [];
  private group: Group = { aside: false, isFontTable: false, hidden: false, font: undefined, substitutes: 1 };
  private readonly fonts = new Map<number, number>();
  private defaultFont: number | undefined;
  private codePage = WESTERN;
  private pending = 0;
  /** Bytes of one code page: a character may have several, written in different ways. */
  private bytes: Buffer[] = [];
  private readonly said: string[] = [];

  read(source: string): string {
    const token = new RegExp(TOKEN);
    for (let at = 0; at < source.length; at = Math.max(at + 1, token.lastIndex)) {
      token.lastIndex = at;
      const [, word, number, hex, symbol, brace, plain] = token.exec(source) ?? [];
      if (word === 'bin') token.lastIndex += this.skipped(Number(number ?? 0));
      else if (brace !== undefined) this.nest(brace);
      else if (word !== undefined) this.control(word.toLowerCase(), number);
      else if (symbol !== undefined) this.symbol(symbol);
      else if (hex !== undefined) this.addBytes(Buffer.from(hex, 'hex'));
      else if (plain !== undefined) this.addBytes(Buffer.from(plain, 'latin1'));
    }
    this.decode();
    return this.said.join('');
  }

  /** Binary data counts as one character. */
  private skipped(length: number): number {
    this.pending = Math.max(0, this.pending - 1);
    return Math.max(0, length);
  }

  private nest(brace: string): void {
    this.decode();
    if (brace === '{') this.outer.push(this.group);
    else this.group = this.outer.pop() ?? this.group;
    this.pending = 0;
  }

  private control(word: string, number = ''): void {
    this.decode();
    const value = Number(number);
    if (asides.has(word)) this.change({ aside: true, isFontTable: word === 'fonttbl' });
    else if (this.group.isFontTable) this.describeFont(word, value);
    else if (codePages[word] !== undefined) this.codePage = codePages[word];
    else if (this.settings[word]) this.settings[word](value, number);
    else if (this.pending > 0) this.pending -= 1;
    else this.add(characters[word] ?? '');
  }

  private readonly settings: Readonly<Record<string, (value: number, number: string) => void>> = {
    uc: (value) => this.change({ substitutes: value }),
    u: (value) => this.unicode(value),
    f: (value) => this.change({ font: value }),
    plain: () => this.change({ font: this.defaultFont, hidden: false }),
    v: (_, number) => this.change({ hidden: number !== '0' }),
    deff: (value) => {
      this.defaultFont = value;
    },
    ansicpg: (value) => {
      this.codePage = value;
    },
  };

  private change(to: Partial<Group>): void {
    this.group = { ...this.group, ...to };
  }

  private describeFont(word: string, value: number): void {
    const codePage = word === 'fcharset' ? codePageOf(value) : word === 'cpg' ? value : undefined;
    if (word === 'f') this.change({ font: value });
    else if (codePage !== undefined && this.group.font !== undefined) this.fonts.set(this.group.font, codePage);
  }

  private unicode(code: number): void {
    this.pending = 0;
    this.add(String.fromCharCode(code < 0 ? code + 0x10000 : code));
    this.pending = this.group.substitutes;
  }

  private symbol(symbol: string): void {
    if (symbol === '*') this.change({ aside: true });
    else if (ESCAPED.has(symbol)) this.addBytes(Buffer.from(symbol, 'latin1'));
    else {
      this.decode();
      if (this.pending > 0) this.pending -= 1;
      else this.add(symbols[symbol] ?? symbol);
    }
  }

  private addBytes(bytes: Buffer): void {
    const skipped = Math.min(this.pending, bytes.length);
    this.pending -= skipped;
    if (skipped < bytes.length && this.isShown()) this.bytes.push(bytes.subarray(skipped));
  }

  private decode(): void {
    if (this.bytes.length === 0) return;
    const font = this.group.font ?? this.defaultFont;
    const codePage = (font === undefined ? undefined : this.fonts.get(font)) ?? this.codePage;
    this.said.push(decodedIn(codePage, Buffer.concat(this.bytes)));
    this.bytes = [];
  }

  private add(text: string): void {
    if (text !== '' && this.isShown()) this.said.push(text);
  }

  private isShown(): boolean {
    return !this.group.aside && !this.group.hidden;
  }
}
