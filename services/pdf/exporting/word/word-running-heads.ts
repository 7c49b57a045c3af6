import { AlignmentType, Footer, Header, PageNumber, Paragraph, TextRun } from 'docx';
import type { ReadBlock, ReadPage } from '../../reading/lines/document-model.js';
import { plainXml } from '../plain-xml.js';
import type { Frame } from './word-page-frame.js';

/** What stands at the head and foot of these pages, once, with the number of the page as a field. */
export const runningParts = (pages: readonly ReadPage[], frame: Frame) => {
  const header = paragraphsOf(pages, 'page-header', frame);
  const footer = paragraphsOf(pages, 'page-footer', frame);
  return {
    ...(header.length > 0 && { headers: { default: new Header({ children: header }) } }),
    ...(footer.length > 0 && { footers: { default: new Footer({ children: footer }) } }),
  };
};

/** The page in the middle is the most like the others: it is neither a title page nor the end. */
const paragraphsOf = (pages: readonly ReadPage[], kind: ReadBlock['kind'], frame: Frame): Paragraph[] => {
  const having = pages.filter(({ blocks }) => blocks.some((block) => block.kind === kind));
  const page = having[Math.floor(having.length / 2)];
  return (page?.blocks ?? [])
    .filter((block) => block.kind === kind)
    .map((block) => runningLine(block, { page: page?.number ?? 0, pages: pages.length, frame }));
};

interface Place {
  readonly page: number;
  readonly pages: number;
  readonly frame: Frame;
}

const runningLine = ({ text, box, lines, rtl = false }: ReadBlock, { page, frame }: Place): Paragraph => {
  const style = lines[0]?.words[0]?.style;
  const look = {
    ...(style && style.size > 0 && { size: Math.round(style.size * 2) }),
    ...(rtl && { rightToLeft: true }),
  };
  const parts = plainXml(text).split(new RegExp(`(?<![\\d.,])${page}(?![\\d.,]*\\d)`));
  const children = parts.flatMap((part, at) => [
    ...(at > 0 ? [new TextRun({ ...look, children: [PageNumber.CURRENT] })] : []),
    ...(part === '' ? [] : [new TextRun({ ...look, text: part })]),
  ]);
  return new Paragraph({ children, alignment: alignmentOf(box, frame), bidirectional: rtl });
};

const alignmentOf = ({ x, width }: ReadBlock['box'], frame: Frame) => {
  const left = x - frame.left;
  const right = frame.width - frame.right - x - width;
  if (Math.abs(left - right) < 0.1 * frame.width && left > 0.05 * frame.width) return AlignmentType.CENTER;
  return left > right + 0.1 * frame.width ? AlignmentType.RIGHT : AlignmentType.LEFT;
};
