import { Parser } from 'htmlparser2';
import { runsFromTheRight } from './direction.js';
import { tableBlocks, type HtmlCell } from './html-table.js';
import type { MarkdownBlock, MarkdownItem, MarkdownRun } from './markdown-blocks.js';

/** Elements whose content is not for readers. */
const UNSEEN = new Set(['script', 'style', 'head', 'title', 'template', 'svg', 'math', 'object', 'iframe', 'select']);
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden/i;
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const BOLD = new Set(['b', 'strong', 'th']);
const ITALIC = new Set(['i', 'em', 'cite', 'dfn', 'var']);
const STRUCK = new Set(['s', 'strike', 'del']);
const CODE = new Set(['code', 'kbd', 'samp', 'tt']);
const HEADING = /^h[1-6]$/;
/** A deeper block is no longer indented. */
const DEPTH_MAX = 8;

/** A quote, a list, a table, or an item or a cell of one, while it is read. */
interface Frame {
  readonly tag: string;
  readonly blocks: MarkdownBlock[];
  readonly items: MarkdownItem[];
  readonly rows: HtmlCell[][];
  /** Columns and rows that a cell takes. */
  readonly spans: Pick<HtmlCell, 'across' | 'down'>;
}

type Attributes = Readonly<Record<string, string>>;

const FRAMES = new Set(['blockquote', 'ul', 'ol', 'table']);
const CELLS = new Set(['td', 'th']);

/** A cell goes over so many columns and rows at most, whatever the page says. */
const SPAN_MAX = 100;

const spanOf = (said = '1'): number => Math.min(SPAN_MAX, Math.max(1, Number.parseInt(said, 10) || 1));

const frameFor = (tag: string, { colspan, rowspan }: Attributes = {}): Frame => ({
  tag,
  blocks: [],
  items: [],
  rows: [],
  spans: { across: spanOf(colspan), down: spanOf(rowspan) },
});

/**
 * The text of an HTML page as blocks; nothing in it runs or is fetched. Tables whose cells are lines stay tables; those
 * that only arrange a page are read cell by cell.
 */
export const htmlBlocks = (html: string): readonly MarkdownBlock[] => {
  const page = new Page();
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => page.open(tag, attributes),
      ontext: (text) => page.say(text),
      onclosetag: (tag) => page.close(tag),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return page.end();
};

/** The row that is being read; one begins without a tag for it. */
const cellsOf = (rows: HtmlCell[][]): HtmlCell[] => {
  const last = rows.at(-1);
  if (last) return last;
  const first: HtmlCell[] = [];
  rows.push(first);
  return first;
};

const isUnseen = (tag: string, { style = '', hidden }: Attributes): boolean =>
  UNSEEN.has(tag) || HIDDEN.test(style) || hidden !== undefined;

class Page {
  private readonly frames: Frame[] = [frameFor('page')];
  private readonly around: string[] = [];
  private readonly links: string[] = [];
  private runs: MarkdownRun[] = [];
  private unseen = 0;
  /** Within a drawing that is seen, of which only the pictures are taken: the covers of e-books stand in one. */
  private isInDrawing = false;
  /** Lists, quotes, tables and cells that are open and too deep to be told apart. */
  private unframed: string[] = [];
  private heading = 0;
  private written = '';

  open(tag: string, attributes: Attributes): void {
    if (this.unseen > 0) this.openUnseen(tag, attributes);
    else if (isUnseen(tag, attributes)) {
      this.unseen = 1;
      this.isInDrawing = tag === 'svg';
    } else this.openSeen(tag, attributes);
  }

  /** E-books wrap the picture of their cover in a drawing. */
  private openUnseen(tag: string, { href, 'xlink:href': linked = '' }: Attributes): void {
    this.unseen += 1;
    if (tag === 'image' && this.isInDrawing) this.addPicture({ src: href ?? linked });
  }

  private openSeen(tag: string, attributes: Attributes): void {
    this.around.push(tag);
    if (tag === 'br') this.add('\n');
    else if (tag === 'img') this.addPicture(attributes);
    else if (tag === 'a') this.links.push(attributes['href'] ?? '');
    else if (!INLINE.has(tag)) this.beginBlock(tag, attributes);
  }

  close(tag: string): void {
    if (this.unseen > 0) {
      this.unseen -= 1;
      this.isInDrawing &&= this.unseen > 0;
      return;
    }
    this.around.splice(this.around.lastIndexOf(tag), 1);
    if (tag === 'a') this.links.pop();
    else if (!INLINE.has(tag) && tag !== 'br') this.endBlock(tag);
  }

  say(text: string): void {
    if (this.unseen > 0) return;
    if (this.around.includes('pre')) this.written += text;
    else this.add(text.replace(/[ \t\r\n\f]+/g, ' '));
  }

  end(): readonly MarkdownBlock[] {
    this.flush();
    while (this.frames.length > 1) this.leave();
    return this.frames[0]?.blocks ?? [];
  }

  private beginBlock(tag: string, attributes: Attributes): void {
    this.flush();
    if (tag === 'tr' && this.top().tag === 'table') this.top().rows.push([]);
    if (tag === 'hr') this.top().blocks.push({ kind: 'rule' });
    if (HEADING.test(tag)) this.heading = Number(tag.slice(1));
    if (!this.isFramed(tag)) return;
    if (this.frames.length <= DEPTH_MAX) this.frames.push(frameFor(tag, attributes));
    else this.unframed.push(tag);
  }

  private isFramed(tag: string): boolean {
    if (CELLS.has(tag)) return this.top().tag === 'table';
    return FRAMES.has(tag) || (tag === 'li' && this.isList());
  }

  private endBlock(tag: string): void {
    this.flush();
    if (HEADING.test(tag)) this.heading = 0;
    if (this.unframed.at(-1) === tag) this.unframed.pop();
    else if (this.frames.length > 1 && this.top().tag === tag) this.leave();
  }

  private isList = (): boolean => this.top().tag === 'ul' || this.top().tag === 'ol';

  private top = (): Frame => this.frames.at(-1) ?? frameFor('page');

  /** Puts what was read within a quote, a list or an item into what is around it. */
  private leave(): void {
    const { tag, blocks, items, rows, spans } = this.frames.pop() ?? frameFor('page');
    const { blocks: outer, items: outerItems, rows: outerRows } = this.top();
    const rtl = blocks.some((block) => 'rtl' in block && block.rtl);
    if (tag === 'li') outerItems.push({ done: undefined, blocks });
    else if (CELLS.has(tag)) cellsOf(outerRows).push({ blocks, isHead: tag === 'th', ...spans });
    else if (tag === 'table') outer.push(...blocks, ...tableBlocks(rows));
    else if (tag === 'blockquote') outer.push({ kind: 'quote', blocks, rtl });
    else {
      outer.push(...blocks);
      if (items.length > 0) outer.push({ kind: 'list', ordered: tag === 'ol', start: 1, rtl, items });
    }
  }

  private flush(): void {
    if (this.written !== '') this.top().blocks.push({ kind: 'code', text: this.written.replace(/^\n|\s+$/g, '') });
    this.written = '';
    const text = this.runs.map((run) => run.text).join('');
    const line = { runs: this.runs, rtl: runsFromTheRight(text) };
    const isSaid = text.trim() !== '' || this.runs.some(({ picture }) => picture !== '');
    this.runs = [];
    if (!isSaid) return;
    this.top().blocks.push(
      this.heading > 0 ? { kind: 'heading', level: this.heading, ...line } : { kind: 'paragraph', ...line },
    );
  }

  private addPicture({ src = '', alt = '' }: Attributes): void {
    this.runs.push({ ...this.style(), text: alt, picture: src });
  }

  private add(text: string): void {
    const before = this.runs.at(-1)?.text ?? ' ';
    const added = /[ \n]$/.test(before) ? text.replace(/^ /, '') : text;
    if (added !== '') this.runs.push({ ...this.style(), text: added, picture: '' });
  }

  private style(): Omit<MarkdownRun, 'text' | 'picture'> {
    const isIn = (tags: ReadonlySet<string>): boolean => this.around.some((tag) => tags.has(tag));
    const link = this.links.at(-1) ?? '';
    return { bold: isIn(BOLD), italic: isIn(ITALIC), struck: isIn(STRUCK), code: isIn(CODE), link };
  }
}
