import {
  AlignmentType,
  HorizontalPositionRelativeFrom,
  ImageRun,
  Paragraph,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionRelativeFrom,
  type IFloating,
  type ParagraphChild,
} from 'docx';
import { bottomOf } from '../../../reading/lines/text-boxes.js';
import type { PagePicture } from '../../page-picture-files.js';
import type { WordFonts } from '../fonts/word-fonts.js';
import { drawingRun, type DrawingSetting } from './word-drawing.js';
import type { Frame } from '../word-page-frame.js';
import { gapBetween, THIN, type Above } from '../spacing.js';
import { emus, pixels, twips } from '../units.js';

interface Placing {
  readonly frame: Frame;
  readonly pageBreakBefore: boolean;
  readonly above: Above;
  readonly fonts: WordFonts;
}

/** A picture between paragraphs, no wider than the text. */
export const inlinePicture = (picture: PagePicture, { frame, fonts, pageBreakBefore, above }: Placing): Paragraph => {
  const { box } = picture;
  const room = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  const scale = Math.min(1, room / box.width, (0.95 * tall) / box.height);
  const isCentred = Math.abs(box.x + box.width / 2 - (frame.left + room / 2)) < room / 20;
  return new Paragraph({
    pageBreakBefore,
    spacing: { before: twips(Math.max(0, gapBetween(above, box))), after: 0 },
    alignment: isCentred ? AlignmentType.CENTER : AlignmentType.START,
    ...(!isCentred && {
      indent: { start: twips(Math.max(0, Math.min(box.x - frame.left, room - box.width * scale))) },
    }),
    children: [runOf(picture, { scale, fonts })],
  });
};

/** A picture that stands where it does on its page, behind the text that is printed on it or above the text of the page. */
export const pictureOnPage = (picture: PagePicture, fonts: WordFonts, place: 'behind' | 'above'): ParagraphChild =>
  runOf(picture, { scale: 1, fonts, floating: { ...onPage(picture.box), behindDocument: place === 'behind' } });

/** Such pictures in a paragraph of their own that takes next to no room. */
export const anchored = (children: readonly ParagraphChild[], pageBreakBefore: boolean): Paragraph =>
  new Paragraph({ pageBreakBefore, spacing: THIN, children: [...children] });

/** A picture that text flows beside, and moves with. */
export const pictureBeside = (picture: PagePicture, { above, fonts, pageBreakBefore }: Placing): Paragraph => {
  const from = above ? bottomOf(above.box) : picture.box.y;
  const down = { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: emus(picture.box.y - from) };
  const wrap = { type: TextWrappingType.SQUARE, side: TextWrappingSide.BOTH_SIDES };
  const floating = { ...onPage(picture.box), verticalPosition: down, wrap };
  return anchored([runOf(picture, { scale: 1, fonts, floating })], pageBreakBefore);
};

const onPage = ({ x, y }: PagePicture['box']): IFloating => ({
  horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: emus(x) },
  verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: emus(y) },
  wrap: { type: TextWrappingType.NONE },
});

/** A drawing with its words, or the picture alone. */
const runOf = (picture: PagePicture, setting: DrawingSetting): ParagraphChild => {
  const { box, type, bytes, labels = [] } = picture;
  const { scale, floating } = setting;
  if (labels.length > 0) return drawingRun(picture, setting);
  const transformation = { width: pixels(box.width * scale), height: pixels(box.height * scale) };
  return new ImageRun({ type, data: bytes, transformation, ...(floating && { floating }) });
};
