import MarkdownIt from 'markdown-it';
import { ContentError } from './content-error.js';

type Token = ReturnType<typeof markdown.parse>[number];

interface Kinds {
  readonly heading: { readonly level: 2 | 3; readonly text: string };
  readonly paragraph: { readonly text: string };
  /** A paragraph that is a link and nothing else. */
  readonly link: { readonly label: string; readonly href: string };
  /** A paragraph that ends with a command. */
  readonly command: { readonly label: string; readonly command: string };
  readonly picture: { readonly name: string };
  /** `::name argument` on a line of its own. */
  readonly directive: { readonly name: string; readonly argument: string };
  readonly list: { readonly items: readonly string[] };
  readonly table: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
  readonly code: { readonly code: string };
}

/** A piece of the text of a page, with the line of the file on which it begins. */
export type Block = {
  [Kind in keyof Kinds]: Kinds[Kind] & { readonly kind: Kind; readonly line: number };
}[keyof Kinds];

/** One of {@link Block}. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Turns the words of a line into those that are shown. */
export type Fill = (text: string, line: number) => string;

interface Body {
  readonly path: string;
  readonly text: string;
  /** Lines of the file above it. */
  readonly linesAbove: number;
  readonly fill: Fill;
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** The tokens of the body, read one after the other. */
class Reader {
  private at = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly body: Body,
  ) {}

  blocks(): readonly Block[] {
    const blocks: Block[] = [];
    while (this.at < this.tokens.length) blocks.push(this.block());
    return blocks;
  }

  private next(): Token {
    const token = this.tokens[this.at++];
    if (!token) throw new ContentError(this.body.path, this.body.linesAbove, 'the text ends too early');
    return token;
  }

  private lineOf({ map }: Token): number {
    return (map?.[0] ?? 0) + this.body.linesAbove + 1;
  }

  private block(): Block {
    const token = this.next();
    const line = this.lineOf(token);
    switch (token.type) {
      case 'heading_open':
        return this.heading(token, line);
      case 'paragraph_open':
        return { ...this.paragraph(line), line };
      case 'bullet_list_open':
        return { kind: 'list', items: this.textsUntil('bullet_list_close'), line };
      case 'table_open':
        return { kind: 'table', ...this.table(line), line };
      case 'fence':
        return { kind: 'code', code: token.content.replace(/\n$/, ''), line };
      default:
        throw this.unknown(token, line);
    }
  }

  private unknown({ type }: Token, line: number): ContentError {
    const known = 'headings, paragraphs, lists, tables, code and directives';
    return new ContentError(this.body.path, line, `pages have ${known}, but no ${type.replace('_open', '')}`);
  }

  private heading({ tag }: Token, line: number): Block {
    const text = this.textOf(this.next(), line);
    this.next();
    if (tag !== 'h2' && tag !== 'h3')
      throw new ContentError(this.body.path, line, 'a heading begins with ## or with ###');
    return { kind: 'heading', level: tag === 'h2' ? 2 : 3, text, line };
  }

  private paragraph(line: number) {
    const inline = this.next();
    this.next();
    const [, name, argument = ''] = /^::([a-z-]+)(?: (.+))?$/.exec(inline.content) ?? [];
    if (name !== undefined) return { kind: 'directive', name, argument } as const;
    return (
      this.special(inline.children ?? [], line) ?? ({ kind: 'paragraph', text: this.textOf(inline, line) } as const)
    );
  }

  /** A paragraph that is more than words, by what it is made of. */
  private special([first, second, ...rest]: readonly Token[], line: number) {
    if (!first) return undefined;
    switch (
      [first, second, ...rest]
        .map((part) => part?.type)
        .join(' ')
        .trim()
    ) {
      case 'link_open text link_close':
        return {
          kind: 'link',
          label: this.textOf(second ?? first, line),
          href: String(first.attrGet('href')),
        } as const;
      case 'image':
        return { kind: 'picture', name: String(first.attrGet('src')) } as const;
      case 'text code_inline':
        return { kind: 'command', label: this.textOf(first, line).trimEnd(), command: second?.content ?? '' } as const;
      default:
        return undefined;
    }
  }

  /** The text of a line that has nothing but words. */
  private textOf({ children, content }: Token, line: number): string {
    const other = children?.find(({ type }) => type !== 'text');
    if (other?.type === 'softbreak')
      throw new ContentError(this.body.path, line, 'a paragraph stands on one line; an empty line begins another');
    if (other) throw this.unknown(other, line);
    return this.body.fill(children?.map((child) => child.content).join('') ?? content, line);
  }

  private textsUntil(end: string): readonly string[] {
    const texts: string[] = [];
    for (let token = this.next(); token.type !== end; token = this.next()) {
      if (token.type === 'inline') texts.push(this.textOf(token, this.lineOf(token)));
      else if (!/^(?:list_item|paragraph|t[hdr])_/.test(token.type)) throw this.unknown(token, this.lineOf(token));
    }
    return texts;
  }

  private table(line: number) {
    const rows: (readonly string[])[] = [];
    for (let token = this.next(); token.type !== 'table_close'; token = this.next())
      if (token.type === 'tr_open') rows.push(this.textsUntil('tr_close'));
    const [columns, ...others] = rows;
    if (!columns || others.some((row) => row.length !== columns.length))
      throw new ContentError(this.body.path, line, 'each row of a table has a cell for every column');
    return { columns, rows: others };
  }
}

/** Reads the text of a page. @throws ContentError for markup that pages do not have. */
export const blocksOf = (body: Body): readonly Block[] => new Reader(markdown.parse(body.text, {}), body).blocks();
