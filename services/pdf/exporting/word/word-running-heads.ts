import { AlignmentType, Footer, Header, PageNumber, Paragraph, TextRun } from 'docx';
import type { ReadBlock, ReadPage } from '../../reading/lines/document-model.js';
import { numbersAhead } from './page-numbering.js';
import { plainXml } from '../plain-xml.js';
import type { WordFonts } from './fonts/word-fonts.js';
import type { Frame } from './word-page-frame.js';

/** What stands at the head and foot of these pages, once, with the number of the page as a field. */
export const runningParts = (pages: readonly ReadPage[], frame: Frame, fonts: WordFonts) => {
  const setting = { frame, fonts, ahead: numbersAhead(pages) };
  const header = paragraphsOf(pages, 'page-header', setting);
  const footer = paragraphsOf(pages, 'page-footer', setting);
  return {
    ...(header.length > 0 && { headers: { default: new Header({ children: header }) } }),
    ...(footer.length > 0 && { footers: { default: new Footer({ children: footer }) } }),
  };
};

interface Setting {
  readonly frame: Frame;
  readonly fonts: WordFonts;
  /** The printed numbers of the pages, of their places. */
  readonly ahead: number;
}

/** The page in the middle is the most like the others: it is neither a title page nor the end. */
const paragraphsOf = (pages: readonly ReadPage[], kind: ReadBlock['kind'], setting: Setting): Paragraph[] => {
  const having = pages.filter(({ blocks }) => blocks.some((block) => block.kind === kind));
  const page = having[Math.floor(having.length / 2)];
  return (page?.blocks ?? [])
    .filter((block) => block.kind === kind)
    .map((block) => runningLine(block, { page: (page?.number ?? 0) + setting.ahead, ...setting }));
};

interface Place extends Setting {
  readonly page: number;
}

const runningLine = ({ text, box, lines, rtl = false }: ReadBlock, { page, frame, fonts }: Place): Paragraph => {
  const style = lines[0]?.words[0]?.style;
  const { family, scale } = style ? fonts(style) : { family: '' };
  const look = {
    ...(family !== '' && { font: family }),
    ...(scale !== undefined && { scale }),
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
