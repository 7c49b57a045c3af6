import { evenRows, type SimpleBlock, type SimpleRun } from '../../office-files/simple-document.js';

/** An element that mammoth reads out of a Word document, as far as it is used here. */
interface Element {
  readonly type: string;
  readonly children?: readonly Element[];
  readonly value?: string;
  readonly styleName?: string | null;
  readonly styleId?: string | null;
  readonly numbering?: { readonly level: string | number; readonly isOrdered: boolean } | null;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly breakType?: string;
}

/** The headings, paragraphs, lists and tables of a .docx file; nothing that it links to is fetched. */
export const readSimpleWord = async (bytes: Uint8Array): Promise<readonly SimpleBlock[]> => {
  const { default: mammoth } = await import('mammoth');
  let document: Element | undefined;
  const transformDocument = (element: Element): Element => (document = element);
  await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { transformDocument, externalFileAccess: false });
  return document?.children?.flatMap(blocksOf) ?? [];
};

const blocksOf = (element: Element): SimpleBlock[] => {
  if (element.type === 'table') return [{ kind: 'table', rows: evenRows(rowsOf(element)) }];
  if (element.type === 'paragraph') return [paragraphOf(element)];
  return element.children?.flatMap(blocksOf) ?? [];
};

const paragraphOf = (element: Element): SimpleBlock => {
  const runs = runsOf(element, { bold: false, italic: false });
  const { numbering } = element;
  const level = Number(/^heading ?([1-6])$/i.exec(element.styleName ?? element.styleId ?? '')?.[1] ?? 0);
  if (level > 0) return { kind: 'heading', level, runs };
  if (numbering) return { kind: 'item', level: Number(numbering.level), ordered: numbering.isOrdered, runs };
  return { kind: 'paragraph', runs };
};

const runsOf = (element: Element, style: Omit<SimpleRun, 'text'>): SimpleRun[] => {
  const own = { bold: style.bold || element.isBold === true, italic: style.italic || element.isItalic === true };
  const text = textOf(element);
  if (text !== '') return [{ text, ...own }];
  return element.children?.flatMap((child) => runsOf(child, own)) ?? [];
};

const textOf = ({ type, value = '', breakType }: Element): string => {
  if (type === 'text') return value;
  if (type === 'tab') return '\t';
  return type === 'break' && breakType !== 'page' ? '\n' : '';
};

const rowsOf = ({ children = [] }: Element): string[][] =>
  children
    .filter(({ type }) => type === 'tableRow')
    .map((row) => (row.children ?? []).map((cell) => cell.children?.map(cellText).join('\n') ?? ''));

/** A table within a table becomes lines. */
const cellText = (element: Element): string => {
  if (element.type === 'table')
    return rowsOf(element)
      .map((row) => row.join(' | '))
      .join('\n');
  return runsOf(element, { bold: false, italic: false })
    .map(({ text }) => text)
    .join('');
};
