/** Groups that hold no text of the document. */
export const asides: ReadonlySet<string> = new Set([
  ...['fonttbl', 'colortbl', 'stylesheet', 'info', 'pict', 'object', 'header', 'headerl', 'headerr', 'headerf'],
  ...['footer', 'footerl', 'footerr', 'footerf', 'footnote', 'listtable', 'listoverridetable', 'revtbl', 'generator'],
  ...['themedata', 'colorschememapping', 'datastore', 'latentstyles', 'rsidtbl', 'xmlnstbl', 'fldinst', 'nonshppict'],
]);

const characters: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n\n',
  page: '\f',
  row: '\n',
  cell: '\t',
  tab: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};

/** A control word with its number, a control symbol, a byte in hexadecimal, a brace, or a stretch of text. */
const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z'])|([{}])|([^\\{}\r\n]+)/gi;

interface Group {
  readonly aside: boolean;
  /** Characters that follow one in Unicode, for readers that know no Unicode. */
  readonly substitutes: number;
}

/** The text of an RTF file, its layout left out; bytes beyond ASCII are read as Windows-1252. */
export const rtfText = (bytes: Uint8Array): string => new RtfReader().read(new TextDecoder('latin1').decode(bytes));

class RtfReader {
  private readonly outer: Group[] = [];
  private group: Group = { aside: false, substitutes: 1 };
  private pending = 0;
  private text = '';

  read(source: string): string {
    for (const [, word, number, hex, symbol, brace, plain] of source.matchAll(TOKEN)) {
      if (brace !== undefined) this.nest(brace);
      else if (word !== undefined) this.control(word, number);
      else if (symbol !== undefined) this.symbol(symbol);
      else if (hex !== undefined) this.add(new TextDecoder('windows-1252').decode(Uint8Array.of(parseInt(hex, 16))));
      else if (plain !== undefined) this.add(plain);
    }
    return this.text;
  }

  private nest(brace: string): void {
    if (brace === '{') this.outer.push(this.group);
    else this.group = this.outer.pop() ?? this.group;
    this.pending = 0;
  }

  private control(word: string, number = ''): void {
    if (asides.has(word)) this.group = { ...this.group, aside: true };
    else if (word === 'uc') this.group = { ...this.group, substitutes: Number(number) };
    else if (word === 'u') this.unicode(Number(number));
    else this.add(characters[word] ?? '');
  }

  private unicode(code: number): void {
    this.pending = 0;
    this.add(String.fromCharCode(code < 0 ? code + 0x10000 : code));
    this.pending = this.group.substitutes;
  }

  private symbol(symbol: string): void {
    if (symbol === '*') this.group = { ...this.group, aside: true };
    else this.add({ '~': '\u00a0', _: '\u2011', '-': '', '\n': '\n', '\r': '\n' }[symbol] ?? symbol);
  }

  private add(text: string): void {
    if (this.group.aside) return;
    const skipped = Math.min(this.pending, text.length);
    this.pending -= skipped;
    this.text += text.slice(skipped);
  }
}
