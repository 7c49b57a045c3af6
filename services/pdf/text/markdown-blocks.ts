import MarkdownIt, { type Token } from 'markdown-it';
import { runsFromTheRight } from './direction.js';

/** A stretch of text in one style, a line break, or a picture. */
export interface MarkdownRun {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly struck: boolean;
  readonly code: boolean;
  /** Address that it leads to; empty for none. */
  readonly link: string;
  /** Address of the picture that stands here; empty for none, and `text` then says what it shows. */
  readonly picture: string;
  /** How wide the picture is shown, in points. */
  readonly width?: number;
}

/** A line of text, such as a paragraph or what a cell says. */
export interface MarkdownLine {
  readonly runs: readonly MarkdownRun[];
  /** Read from the right. */
  readonly rtl: boolean;
}

export interface MarkdownItem {
  /** Whether a task is done; undefined for what is none. */
  readonly done: boolean | undefined;
  readonly blocks: readonly MarkdownBlock[];
}

export type MarkdownBlock =
  | ({ readonly kind: 'heading'; readonly level: number } & MarkdownLine)
  | ({ readonly kind: 'paragraph' } & MarkdownLine)
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }
  /** The next block begins a new page. */
  | { readonly kind: 'page-break' }
  | { readonly kind: 'quote'; readonly blocks: readonly MarkdownBlock[]; readonly rtl: boolean }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly start: number;
      readonly rtl: boolean;
      readonly items: readonly MarkdownItem[];
    }
  | {
      readonly kind: 'table';
      /** A side for each column. */
      readonly aligned: readonly string[];
      /** As many as there are columns, or none. */
      readonly header: readonly MarkdownLine[];
      readonly rows: readonly (readonly MarkdownLine[])[];
      readonly rtl: boolean;
    };

/** The parser leaves out blocks that are nested deeper than this. */
const NESTING_MAX = 400;

/** HTML in it is text like any other. Addresses are looked at when they are used. */
const markdown = new MarkdownIt('default', { html: false, linkify: true, maxNesting: NESTING_MAX });
markdown.validateLink = () => true;

/** A deeper block is no longer indented. */
const DEPTH_MAX = 8;
/** The front matter that static site generators keep above a text. */
const FRONT_MATTER = /^---[ \t]*\r?\n([^]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;

/** A Markdown text as blocks; the settings above it, if there are any, as code. One that is nested without end is code as a whole. */
export const markdownBlocks = (text: string): readonly MarkdownBlock[] => {
  const front = FRONT_MATTER.exec(text);
  const settings: MarkdownBlock[] = front?.[1]?.includes(':') ? [{ kind: 'code', text: front[1] }] : [];
  const body = settings.length > 0 ? text.slice(front?.[0].length) : text;
  const tokens = markdown.parse(body, {});
  if (tokens.some(({ level }) => level >= NESTING_MAX - 1)) return [{ kind: 'code', text }];
  return [...settings, ...blocksUntil({ tokens, at: 0 }, undefined, 0)];
};

interface Cursor {
  readonly tokens: readonly Token[];
  at: number;
}

const attribute = (token: Token, name: string): string => String(token.attrGet(name) ?? '');

const next = (cursor: Cursor): Token | undefined => {
  const token = cursor.tokens[cursor.at];
  cursor.at += 1;
  return token;
};

const blocksUntil = (cursor: Cursor, end: string | undefined, depth: number): readonly MarkdownBlock[] => {
  const blocks: MarkdownBlock[] = [];
  for (let token = next(cursor); token !== undefined && token.type !== end; token = next(cursor)) {
    blocks.push(...blockOf(token, cursor, depth));
  }
  return blocks;
};

const blockOf = (token: Token, cursor: Cursor, depth: number): readonly MarkdownBlock[] => {
  switch (token.type) {
    case 'heading_open':
      return [{ kind: 'heading', level: Number(token.tag.slice(1)), ...lineUntil(cursor, 'heading_close') }];
    case 'paragraph_open':
      return [{ kind: 'paragraph', ...lineUntil(cursor, 'paragraph_close') }];
    case 'fence':
    case 'code_block':
      return [{ kind: 'code', text: token.content.replace(/\n$/, '') }];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'blockquote_open':
      return quoteOf(blocksUntil(cursor, 'blockquote_close', depth + 1), depth);
    case 'bullet_list_open':
    case 'ordered_list_open':
      return listOf(token, itemsUntil(cursor, token.type.replace('open', 'close'), depth + 1), depth);
    case 'table_open':
      return [tableUntil(cursor)];
    default:
      return [];
  }
};

const quoteOf = (blocks: readonly MarkdownBlock[], depth: number): readonly MarkdownBlock[] =>
  depth < DEPTH_MAX ? [{ kind: 'quote', blocks, rtl: beginsFromTheRight(blocks) }] : blocks;

const beginsFromTheRight = ([first]: readonly MarkdownBlock[]): boolean =>
  first !== undefined && 'rtl' in first && first.rtl;

const listOf = (token: Token, items: readonly MarkdownItem[], depth: number): readonly MarkdownBlock[] => {
  if (depth >= DEPTH_MAX) return items.flatMap(({ blocks }) => blocks);
  const rtl = beginsFromTheRight(items[0]?.blocks ?? []);
  const start = Number(attribute(token, 'start') || 1);
  return [{ kind: 'list', ordered: token.type === 'ordered_list_open', start, rtl, items }];
};

const itemsUntil = (cursor: Cursor, end: string, depth: number): readonly MarkdownItem[] => {
  const items: MarkdownItem[] = [];
  for (let token = next(cursor); token !== undefined && token.type !== end; token = next(cursor)) {
    items.push(asTask(blocksUntil(cursor, 'list_item_close', depth)));
  }
  return items;
};

const TASK = /^\[([ xX])\][ \t]+/;

const asTask = (blocks: readonly MarkdownBlock[]): MarkdownItem => {
  const [first, ...others] = blocks;
  const [run, ...runs] = first?.kind === 'paragraph' ? first.runs : [];
  const [box, mark] = TASK.exec(run?.text ?? '') ?? [];
  if (first?.kind !== 'paragraph' || !run || box === undefined) return { done: undefined, blocks };
  const without = { ...first, runs: [{ ...run, text: run.text.slice(box.length) }, ...runs] };
  return { done: mark !== ' ', blocks: [without, ...others] };
};

const ALIGNED = /text-align:(\w+)/;

const tableUntil = (cursor: Cursor): MarkdownBlock => {
  const rows: MarkdownLine[][] = [];
  const aligned: string[] = [];
  for (let token = next(cursor); token !== undefined && token.type !== 'table_close'; token = next(cursor)) {
    if (token.type === 'tr_open') rows.push([]);
    if (token.type === 'th_open') aligned.push(sideOf(token));
    if (token.type === 'inline') rows.at(-1)?.push(lineOf(token));
  }
  const [header = [], ...body] = rows;
  return { kind: 'table', aligned, header, rows: body, rtl: header[0]?.rtl ?? false };
};

const sideOf = (token: Token): string => ALIGNED.exec(attribute(token, 'style'))?.[1] ?? 'start';

const lineUntil = (cursor: Cursor, end: string): MarkdownLine => {
  let line: MarkdownLine = { runs: [], rtl: false };
  for (let token = next(cursor); token !== undefined && token.type !== end; token = next(cursor)) line = lineOf(token);
  return line;
};

type Style = Pick<MarkdownRun, 'bold' | 'italic' | 'struck' | 'link'>;

const PLAIN: Style = { bold: false, italic: false, struck: false, link: '' };

const styleAfter = (style: Style, token: Token): Style => {
  switch (token.type) {
    case 'strong_open':
    case 'strong_close':
      return { ...style, bold: token.nesting > 0 };
    case 'em_open':
    case 'em_close':
      return { ...style, italic: token.nesting > 0 };
    case 's_open':
    case 's_close':
      return { ...style, struck: token.nesting > 0 };
    case 'link_open':
      return { ...style, link: attribute(token, 'href') };
    case 'link_close':
      return { ...style, link: '' };
    default:
      return style;
  }
};

const textOf = (token: Token): string => {
  if (token.type === 'hardbreak') return '\n';
  return token.type === 'softbreak' ? ' ' : token.content;
};

const lineOf = ({ children }: Token): MarkdownLine => {
  const runs: MarkdownRun[] = [];
  let style = PLAIN;
  for (const token of children ?? []) {
    style = styleAfter(style, token);
    const picture = token.type === 'image' ? attribute(token, 'src') : '';
    const run = { ...style, text: textOf(token), code: token.type === 'code_inline', picture };
    if (run.text !== '' || picture !== '') runs.push(run);
  }
  return { runs: withoutBlanksInChinese(runs), rtl: runsFromTheRight(runs.map(({ text }) => text).join('')) };
};

const CHINESE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff01-\\uff60]';
const ENDS_IN_CHINESE = new RegExp(`${CHINESE}$`, 'u');
const BEGINS_IN_CHINESE = new RegExp(`^${CHINESE}`, 'u');

/** Lines of Chinese or Japanese are joined without a blank. */
const withoutBlanksInChinese = (runs: readonly MarkdownRun[]): readonly MarkdownRun[] =>
  runs.filter(
    ({ text, picture }, at) =>
      text !== ' ' ||
      picture !== '' ||
      !ENDS_IN_CHINESE.test(runs[at - 1]?.text ?? '') ||
      !BEGINS_IN_CHINESE.test(runs[at + 1]?.text ?? ''),
  );
