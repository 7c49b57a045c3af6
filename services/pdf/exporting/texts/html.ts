import type { ReadBlock, ReadCell } from '../../reading/lines/document-model.js';
import { plainXml } from '../plain-xml.js';
import type { PagePicture } from '../page-picture-files.js';
import { runsOf, type Run } from '../runs.js';
import type { FlowItem } from './flow.js';
import { listMarkOf, type ListMark } from './list-marks.js';

/** Where a page of HTML finds what it shows. */
export interface HtmlSetting {
  readonly addressOf: (picture: PagePicture) => string;
  /** The name of a heading, for links to it. */
  readonly nameOf?: (block: ReadBlock) => string | undefined;
}

const HEADINGS_MAX = 6;

/** Writes a document as HTML that is XML, too, so that e-book readers and readers of XML take it as well. */
export const htmlOf = (items: readonly FlowItem[], setting: HtmlSetting): string => {
  const parts: string[] = [];
  const lists = new OpenLists();
  for (const item of items) {
    if ('block' in item && item.block.kind === 'list-item') {
      parts.push(lists.item(item.block, inline(item.block.lines)));
      continue;
    }
    parts.push(lists.end());
    parts.push('picture' in item ? pictureOf(item.picture, setting) : blockOf(item.block, setting));
  }
  return [...parts, lists.end()].filter((part) => part !== '').join('\n');
};

export const escapedXml = (text: string): string =>
  plainXml(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const directionOf = ({ rtl }: Pick<ReadBlock, 'rtl'>): string => (rtl === true ? ' dir="rtl"' : '');

const blockOf = (block: ReadBlock, { nameOf }: HtmlSetting): string => {
  const { kind, level = 1, rows, lines, text, preformatted } = block;
  const dir = directionOf(block);
  if (preformatted) return `<pre${dir}>${escapedXml(text)}</pre>`;
  if (kind === 'table' && rows) return tableOf(block, rows);
  if (kind !== 'heading') return `<p${dir}>${inline(lines)}</p>`;
  const name = nameOf?.(block);
  const tag = `h${Math.min(level, HEADINGS_MAX)}`;
  return `<${tag}${name === undefined ? '' : ` id="${name}"`}${dir}>${inline(lines, true)}</${tag}>`;
};

const pictureOf = (picture: PagePicture, { addressOf }: HtmlSetting): string =>
  `<p><img src="${addressOf(picture)}" alt="" width="${Math.max(1, Math.round((picture.box.width * 4) / 3))}"/></p>`;

const tableOf = (block: ReadBlock, rows: readonly (readonly ReadCell[])[]): string => {
  const { headRows = 0 } = block.continued ?? {};
  const heads = headRows > 0 ? headRows : rows.length > 1 && rows[0]?.every(isBold) ? 1 : 0;
  const lines = rows.map((cells, at) => {
    const tag = at < heads ? 'th' : 'td';
    return `<tr>${cells.map((cell) => `<${tag}${spanOf(cell)}>${inline(cell.lines, at < heads)}</${tag}>`).join('')}</tr>`;
  });
  return `<table${directionOf(block)}>\n<tbody>\n${lines.join('\n')}\n</tbody>\n</table>`;
};

const isBold = ({ lines }: ReadCell): boolean => lines.every(({ words }) => words.every(({ style }) => style.bold));

const spanOf = ({ columns, rows }: ReadCell): string =>
  `${columns > 1 ? ` colspan="${columns}"` : ''}${rows > 1 ? ` rowspan="${rows}"` : ''}`;

/** @param isPlain  headings are bold as they are. */
const inline = (lines: ReadBlock['lines'], isPlain = false): string =>
  runsOf(lines)
    .map((run) => markedUp(run, isPlain))
    .join('')
    .trim();

const markedUp = ({ text, style }: Run, isPlain: boolean): string => {
  const tags = [
    ...(style.bold && !isPlain ? ['strong'] : []),
    ...(style.italic ? ['em'] : []),
    ...(style.shift === 'raised' ? ['sup'] : style.shift === 'lowered' ? ['sub'] : []),
    ...(style.struck ? ['s'] : []),
  ];
  const marked = tags.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, escapedXml(text));
  return style.link === undefined ? marked : `<a href="${escapedXml(style.link)}">${marked}</a>`;
};

const listTags: Readonly<Record<ListMark['kind'], string>> = {
  bullet: 'ul',
  number: 'ol',
  letter: 'ol type="a"',
  other: 'ul class="marked"',
};

/** The lists that are open, from the outermost; an item of a deeper level stands in the item before it. */
class OpenLists {
  private readonly open: { readonly level: number; readonly kind: ListMark['kind'] }[] = [];

  item(block: ReadBlock, content: string): string {
    const { level = 1, marker = '' } = block;
    const mark = listMarkOf(marker);
    const begun = this.placeAt(level, mark);
    const value = mark.kind === 'number' || mark.kind === 'letter' ? ` value="${mark.number}"` : '';
    const label = mark.kind === 'other' ? `${escapedXml(mark.marker)} ` : '';
    return `${begun}<li${value}${directionOf(block)}>${label}${content}`;
  }

  end(): string {
    let closed = '';
    while (this.open.length > 0) closed += this.closeLast();
    return closed;
  }

  /** Closes what is deeper or counts in another way, and opens a list where none of this level is open. */
  private placeAt(level: number, { kind }: ListMark): string {
    let tags = '';
    for (let last = this.open.at(-1); last && last.level > level; last = this.open.at(-1)) tags += this.closeLast();
    const last = this.open.at(-1);
    if (last?.level === level && last.kind === kind) return `${tags}</li>\n`;
    if (last?.level === level) tags += this.closeLast();
    this.open.push({ level, kind });
    return `${tags}<${listTags[kind]}>\n`;
  }

  private closeLast(): string {
    const kind = this.open.pop()?.kind ?? 'bullet';
    return `</li>\n</${listTags[kind].split(' ')[0] ?? ''}>\n`;
  }
}
